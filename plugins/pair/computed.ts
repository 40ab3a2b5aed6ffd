import path from 'node:path';
import type {Code} from 'mdast';
import {convert, type OutputFile, type Styling, stylings, supportedTargets} from '../../core/converter';
import {changedLines} from '../../core/converter/changes';
import type {Layer} from '../../core/layers/layer';
import type {TargetId} from '../../data/targets';
import {originsProperty, writeOrigins} from '../code/origins';
import {onlyProperty, withoutProperty, writeWithout} from '../code/without';
import {documented, place, textAttribute} from '../lib/mdx';
import type {Use} from '../vocabulary/use';

/** The code half of a pair, computed from its layers while the page is compiled. */

export interface ComputedPair {
  readonly targets: readonly TargetId[];
  readonly styling: Styling | undefined;
  /** The flag whose effect the marked lines show. */
  readonly flag: string | undefined;
}

const isSupported = (id: string): id is TargetId => supportedTargets.some((target) => target === id);

/** The flag that a page is about: `docs/@…/flags/--width.mdx` is about `--width`. */
function flagOfPage(file: string): string | undefined {
  const name = path.basename(file, '.mdx');
  return path.basename(path.dirname(file)) === 'flags' && name.startsWith('--') ? name : undefined;
}

/** What `<Pair targets="react flutter">` asks for; undefined for a pair whose code is written by hand. */
export function readComputed({file, tag}: Use): ComputedPair | undefined {
  const written = textAttribute(file, tag, 'targets');
  if (written === undefined) return undefined;
  const fail = (found: string, expected: string): never => {
    throw new Error(`${place(file, tag)}: <Pair> has ${found}, expected ${expected}; ${documented}#pair`);
  };
  const ids = written.split(/\s+/).filter((id) => id !== '');
  const targets = ids.map((id) => (isSupported(id) ? id : fail(`the target "${id}"`, `some of ${supportedTargets.join(', ')}`)));
  if (targets.length === 0) fail('no target', 'targets="react flutter"');
  const styling = textAttribute(file, tag, 'styling');
  const chosen = stylings.find((each) => each === styling);
  if (styling !== undefined && !chosen) fail(`the styling "${styling}"`, `one of ${stylings.join(', ')}`);
  const flag = textAttribute(file, tag, 'flag') ?? flagOfPage(file.path);
  return {targets, styling: chosen, flag: flag === 'none' ? undefined : flag};
}

/** `{2,5-7}`; nothing without lines. */
function marks(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.length === 0 ? '' : `{${ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',')}}`;
}

interface Side {
  readonly file: OutputFile;
  /** Lines to point at. */
  readonly lines: readonly number[];
}

function fence({file, lines}: Side, position: Code['position'], properties: Record<string, string> = {}): Code {
  const {name, language, code, origins} = file;
  const meta = [`title="${name}"`, marks(lines)].filter((part) => part !== '').join(' ');
  const data = {hProperties: {[originsProperty]: writeOrigins(origins), ...properties}};
  return {type: 'code', lang: language, meta, value: code.trimEnd(), position, data};
}

/** One file with and without the flag. */
function bothFences(file: OutputFile, other: OutputFile, position: Code['position']): ComputedCode {
  const lines = changedLines(file.code, other.code);
  if (file.code === other.code) return {fences: [fence({file, lines}, position)], changes: 0};
  const marked = changedLines(other.code, file.code);
  const without = writeWithout({code: other.code.trimEnd(), marked, origins: other.origins});
  return {fences: [fence({file, lines}, position, {[withoutProperty]: without})], changes: Math.max(lines.length, marked.length)};
}

export interface ComputedCode {
  readonly fences: Code[];
  /** How many lines of it the flag changes, adds or takes away. */
  readonly changes: number;
}

const linesIn = ({code}: OutputFile): number => code.trimEnd().split('\n').length;

/** The fences of one target. */
export function computedFences(
  layers: readonly Layer[],
  target: TargetId,
  {styling, flag}: ComputedPair,
  position: Code['position'],
): ComputedCode {
  const options = {target, ...(styling && {styling})};
  const {files} = convert(layers, options);
  if (flag === undefined) return {fences: files.map((file) => fence({file, lines: []}, position)), changes: 0};
  const without = convert(layers, {...options, withoutFlag: flag}).files;
  const alone = (file: OutputFile, only: 'with' | 'without'): ComputedCode => ({
    fences: [fence({file, lines: []}, position, {[onlyProperty]: only})],
    changes: linesIn(file),
  });
  const parts = [
    ...files.map((file) => {
      const other = without.find(({name}) => name === file.name);
      return other ? bothFences(file, other, position) : alone(file, 'with');
    }),
    ...without.filter(({name}) => !files.some((file) => file.name === name)).map((file) => alone(file, 'without')),
  ];
  return {fences: parts.flatMap(({fences}) => fences), changes: parts.reduce((sum, {changes}) => sum + changes, 0)};
}
