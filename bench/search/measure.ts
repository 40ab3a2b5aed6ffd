import path from 'node:path';
import {hardClasses, type SearchRow} from '@site/data/search';
import {type Golden, placeOf, readGolden, reciprocal} from '@site/tests/search/golden';
import type {Language, Peer} from './peers';

const words = 'how do i make the layout of my page wrap when the screen is small';
const letters = 'a'.repeat(64);

/** Written after the engine was tuned to the golden queries, and never tuned to: the honest number. */
export const readHeldOut = (locale: Language) => readGolden(locale, path.join(__dirname, `heldout.${locale}.tsv`));

/** Harder ones, by class: questions, symptoms, identifiers, error texts … Never tuned to either; each query may have several right pages. */
export const readHard = (locale: Language) => readGolden(locale, path.join(__dirname, `hard.${locale}.tsv`));

/** The fastest of several runs: the machine's other work is not what is measured. */
async function fastest(work: () => Promise<unknown>, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

export const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

const rank = (found: string[], {pages}: Golden) => reciprocal(placeOf([...new Set(found)], pages));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function meanReciprocalRank(peer: Peer, queries: Golden[]): Promise<number> {
  const ranks: number[] = [];
  for (const each of queries) ranks.push(rank(await peer.search(each.query), each));
  return mean(ranks);
}

/** A moment in which the machine did nothing is not the slowest search: what took longest is asked again. */
async function slowest(peer: Peer, asked: {query: string; time: number}[]): Promise<number> {
  let worst = 0;
  for (const {query, time} of [...asked].sort((one, other) => other.time - one.time)) {
    if (time <= worst) break;
    worst = Math.max(worst, Math.min(time, await fastest(() => peer.search(query), 3)));
  }
  return worst;
}

/** MRR@5 of each class of hard queries, and of all of them. */
async function measureClasses(peer: Peer, locale: Language): Promise<SearchRow['hard']> {
  const hard = readHard(locale);
  const unknown = hard.find(({why}) => !hardClasses.some((name) => name === why));
  if (unknown)
    throw new Error(`hard.${locale}.tsv: "${unknown.query}" is of class "${unknown.why}", expected one of ${hardClasses.join(', ')}`);
  const means = [];
  for (const name of hardClasses) {
    const queries = hard.filter(({why}) => name === 'all' || why === name);
    means.push([name, rounded(await meanReciprocalRank(peer, queries), 3)]);
  }
  return Object.fromEntries(means);
}

export async function measure(peer: Peer, locale: Language): Promise<SearchRow> {
  const golden = readGolden(locale);
  const asked: {query: string; time: number; rank: number}[] = [];
  let empty = 0;
  for (const each of golden) {
    const found = await peer.search(each.query);
    if (found.length === 0) empty += 1;
    asked.push({query: each.query, time: await fastest(() => peer.search(each.query), 3), rank: rank(found, each)});
  }
  return {
    name: peer.name,
    firstKilobytes: rounded(peer.bytes / 1000),
    allKilobytes: rounded(peer.allBytes / 1000),
    median: rounded(middle(asked.map(({time}) => time))),
    worst: rounded(await slowest(peer, asked)),
    words: rounded(await fastest(() => peer.search(words), 7)),
    letters: rounded(await fastest(() => peer.search(letters), 7)),
    golden: rounded(mean(asked.map((each) => each.rank)), 3),
    heldOut: rounded(await meanReciprocalRank(peer, readHeldOut(locale)), 3),
    empty,
    hard: await measureClasses(peer, locale),
  };
}
