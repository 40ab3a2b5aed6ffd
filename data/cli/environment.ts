import {none} from './defaults';
import type {Variable} from './types';

export const variables: readonly Variable[] = [
  {
    name: 'DESIGNTO_FIGMA_TOKEN',
    default: none,
    meaning: {en: 'The personal access token for Figma.', ko: 'Figma 개인 액세스 토큰입니다.'},
  },
  {name: 'DESIGNTO_FIGMA_FILE', default: '`design.file`', meaning: {en: 'The key of the design file.', ko: '디자인 파일의 키입니다.'}},
  {name: 'DESIGNTO_OUTPUT', default: '`output.path`', meaning: {en: 'The output folder.', ko: '출력 폴더입니다.'}},
  {
    name: 'DESIGNTO_CACHE_DIR',
    default: '`.designto/cache`',
    meaning: {en: 'Where files that were read are kept.', ko: '읽은 파일을 보관하는 곳입니다.'},
  },
  {
    name: 'DESIGNTO_LOG',
    default: '`info`',
    meaning: {
      en: 'How much is printed: `error`, `warn`, `info` or `debug`.',
      ko: '얼마나 자세히 출력할지 정합니다. `error`, `warn`, `info`, `debug` 가운데 하나입니다.',
    },
  },
  {
    name: 'DESIGNTO_TELEMETRY',
    default: {en: 'on', ko: '켜짐'},
    meaning: {
      en: '`0` switches [usage statistics](/cli/telemetry) off; `log` prints them instead of sending them.',
      ko: '`0`이면 [사용 통계](/cli/telemetry)를 끕니다. `log`이면 보내는 대신 출력합니다.',
    },
  },
  {
    name: 'DO_NOT_TRACK',
    default: none,
    meaning: {en: '`1` switches usage statistics off as well.', ko: '`1`이면 사용 통계를 끕니다.'},
  },
  {name: 'DESIGNTO_FLUTTER_PORT', default: '`43070`', meaning: {en: 'The port of the Flutter daemon.', ko: 'Flutter 데몬의 포트입니다.'}},
  {
    name: 'HTTPS_PROXY',
    default: none,
    meaning: {en: 'The proxy for requests to the design provider.', ko: '디자인 서비스에 보내는 요청의 프록시입니다.'},
  },
  {
    name: 'NO_PROXY',
    default: none,
    meaning: {en: 'Hosts that are reached without the proxy.', ko: '프록시 없이 연결하는 호스트입니다.'},
  },
  {
    name: 'NO_COLOR',
    default: none,
    meaning: {en: 'When set, nothing is printed in color.', ko: '설정하면 색 없이 출력합니다.'},
  },
  {
    name: 'CI',
    default: none,
    meaning: {
      en: 'When set, nothing is asked and no usage statistics are sent; a question without an answer ends the run.',
      ko: '설정하면 아무것도 묻지 않고 사용 통계도 보내지 않습니다. 답을 미리 정하지 않은 질문이 있으면 실행이 끝납니다.',
    },
  },
];
