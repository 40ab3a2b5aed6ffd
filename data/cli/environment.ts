import type {Variable} from './types';

export const variables: readonly Variable[] = [
  {name: 'DESIGNTO_FIGMA_TOKEN', default: 'none', meaning: 'The personal access token for Figma.'},
  {name: 'DESIGNTO_FIGMA_FILE', default: '`design.file`', meaning: 'The key of the design file.'},
  {name: 'DESIGNTO_OUTPUT', default: '`output.path`', meaning: 'The output folder.'},
  {name: 'DESIGNTO_CACHE_DIR', default: '`.designto/cache`', meaning: 'Where files that were read are kept.'},
  {name: 'DESIGNTO_LOG', default: '`info`', meaning: 'How much is printed: `error`, `warn`, `info` or `debug`.'},
  {name: 'DESIGNTO_TELEMETRY', default: 'on', meaning: '`0` switches usage statistics off.'},
  {name: 'DESIGNTO_FLUTTER_PORT', default: '`43070`', meaning: 'The port of the Flutter daemon.'},
  {name: 'HTTPS_PROXY', default: 'none', meaning: 'The proxy for requests to the design provider.'},
  {name: 'NO_PROXY', default: 'none', meaning: 'Hosts that are reached without the proxy.'},
  {name: 'NO_COLOR', default: 'none', meaning: 'When set, nothing is printed in color.'},
  {name: 'CI', default: 'none', meaning: 'When set, nothing is asked; a question without an answer ends the run.'},
];
