import {type Facts, localText} from './facts';

export interface ChangesProps {
  readonly summary: string;
  readonly changes: readonly {readonly title: string; readonly text: string; readonly to: string}[];
}

/** What changed with a version; undefined for one that is not in data/changelog.ts. */
export function changesOf(facts: Facts, version: string): ChangesProps | undefined {
  const release = facts.registry.changelog.releases.find((candidate) => candidate.version === version);
  if (!release) return undefined;
  const changes = release.changes.map(({title, text, to}) => ({
    title: localText(facts, title),
    text: localText(facts, text),
    to: facts.base + to,
  }));
  return {summary: localText(facts, release.summary), changes};
}
