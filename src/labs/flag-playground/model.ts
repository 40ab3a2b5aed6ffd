import {type LayerReading, type Reading, type State, severityOf} from '@site/core/flags';

/** Names to try; each shows another rule of the grammar. */
export const examples = [
  'Hero card --maxwidth=960 ----artwork --fix-hieght',
  'Page title --h1',
  'Buy now --as=button --id=buy',
  'Illustration --artwork=false',
  'Star --as-char="★ --new"',
  'Card --width=240px-960px-60vw',
  '--position-fixed Top bar',
  'Panel --width = 320',
  'Grid --unwrap --max-width=640',
  'Chart ---my-flag=value --com.example.pkg/key=value',
  'Sketch notes //@ignore',
] as const;

export const initialName: string = examples[0];

/** Nobody names a layer at this length, and a page of text would take long to draw. */
export const longestName = 255;

export interface Segment {
  text: string;
  start: number;
  /** Absent for the whitespace between two flags. */
  state?: State | 'name';
}

/** The written name, cut where flags begin and end, to be colored. Joined, it is the name again. */
export function segments(name: string, {readings}: LayerReading): Segment[] {
  const result: Segment[] = [];
  const plain = (start: number, end: number) => {
    const text = name.slice(start, end);
    if (text !== '') result.push({text, start, ...(text.trim() !== '' && {state: 'name' as const})});
  };
  let index = 0;
  for (const {token, state} of readings) {
    plain(index, token.start);
    result.push({text: token.raw, start: token.start, state});
    index = token.end;
  }
  plain(index, name.length);
  return result;
}

/** The name with the suggested spelling in place of the unknown one; hyphens and value stay as written. */
export function withSpelling(name: string, {token}: Reading, key: string): string {
  const written = /^-+[^\s=]*/.exec(token.raw)?.[0] ?? token.raw;
  const hyphens = token.kind === 'disabled' ? '--' : '';
  return name.slice(0, token.start) + hyphens + key + token.raw.slice(written.length) + name.slice(token.end);
}

export interface Count {
  active: number;
  inactive: number;
  problems: number;
}

/** What a screen reader is told: how many flags work, how many do not, how many remarks there are. */
export function count({readings, problems}: LayerReading): Count {
  const working = readings.filter(({state}) => state === 'active' || state === 'off' || state === 'custom' || state === 'helper').length;
  const remarks = [...problems, ...readings.flatMap((reading) => reading.problems)].filter((problem) => severityOf(problem) !== 'hint');
  return {active: working, inactive: readings.length - working, problems: remarks.length};
}
