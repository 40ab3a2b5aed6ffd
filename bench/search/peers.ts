/** What every engine in the comparison has to do: take the built pages of a locale, answer with paths. */
export type Peer = {
  name: string;
  /** gzip, from opening search to the first results; without the view, which no two have in common. */
  bytes: number;
  /** Everything it may load, all told. */
  allBytes: number;
  search(query: string): Promise<string[]>;
  close?(): void;
};

export type Language = 'en' | 'ko';

export type Setup = (locale: Language) => Promise<Peer>;

/** Peers are not part of the site's packages; whoever measures installs them beside, unsaved. */
export const peerVersions = {minisearch: '7.2.0', pagefind: '1.6.0', '@easyops-cn/docusaurus-search-local': '0.55.3'};
export const installCommand = `npm i --no-save --legacy-peer-deps ${Object.entries(peerVersions)
  .map(([name, version]) => `${name}@${version}`)
  .join(' ')}`;
