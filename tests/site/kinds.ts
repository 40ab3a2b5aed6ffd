/** One page of each kind, for what must hold on every kind of page. */
export const onePageOfEachKind = {
  home: '',
  tutorial: 'getting-started/intro',
  howto: 'with-figma/guides/how-to-get-personal-access-token',
  concept: 'concepts/layouts/autolayout',
  target: 'code/with-react/',
  flag: '@designto-code/flags/--max-width',
  'flags-index': '@designto-code/flags/',
  behaviour: '@designto-code/css-box-sizing',
  feature: 'editor/features/copy-as-png',
  reference: 'cli/reference',
  wg: 'wg/feat-crdt/id',
  legal: 'support/privacy-policy',
  community: 'together/contributing',
  archived: '1.0/getting-started/intro',
  'not found': 'no/such/page',
} as const;
