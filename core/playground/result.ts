import {flags} from '../../data/flags';
import {type TargetId, targets} from '../../data/targets';
import {ConvertError, convert, type OutputFile, supportedTargets} from '../converter';
import {targetName} from '../facts/targets';
import {drawLayers} from '../layers/draw';
import type {DrawnLayer} from '../layers/drawn';
import type {Layer} from '../layers/layer';
import {LayersError, parseLayers} from '../layers/parse';
import {highlight} from './highlight';
import {mostDrawn, mostShown} from './limits';

/** What becomes of a design that is being written. */

export interface Mistake {
  /** Counted from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
}

export interface ShownFile extends Pick<OutputFile, 'name' | 'language' | 'code'> {
  /** The code in color, as src/components/CodeBlock takes it: all of it, or its first lines. */
  readonly html: string;
  readonly isCut: boolean;
}

export interface Result {
  readonly source: string;
  readonly target: string;
  /** Undefined when there are more layers than a browser draws while somebody types. */
  readonly layers?: readonly DrawnLayer[];
  readonly files: readonly ShownFile[];
}

export type Outcome = {readonly result: Result} | {readonly mistake: Mistake};

const count = (layers: readonly Layer[]): number => layers.reduce((sum, {children}) => sum + 1 + count(children), 0);

const isTarget = (id: string): id is TargetId => supportedTargets.some((known) => known === id);

export interface TargetChoice {
  readonly id: string;
  readonly label: string;
}

/** The targets to choose from, in the order of the registry. */
export const targetChoices = (locale: string): TargetChoice[] =>
  targets.filter(({id}) => isTarget(id)).map((target) => ({id: target.id, label: targetName(target, locale)}));

interface Request {
  readonly source: string;
  /** A target that the converter does not know becomes the first that it does. */
  readonly target: string;
  /** The scope of the flag pages. */
  readonly scope: string;
}

function show({name, language, code, origins}: OutputFile): ShownFile {
  const lines = code.split('\n');
  const isCut = lines.length > mostShown;
  const shown = isCut ? lines.slice(0, mostShown).join('\n') : code;
  return {name, language, code, html: highlight(shown, language, origins), isCut};
}

function read({source, target, scope}: Request): Result {
  const id = isTarget(target) ? target : (supportedTargets.find((known) => known === 'react') ?? 'html');
  const layers = parseLayers(source);
  const {files} = convert(layers, {target: id});
  const facts = {registry: {flags: {list: flags}}, base: '', scope};
  return {
    source,
    target: id,
    ...(count(layers) <= mostDrawn && {layers: drawLayers(layers, facts)}),
    files: files.map(show),
  };
}

export function readDesign(request: Request): Outcome {
  try {
    return {result: read(request)};
  } catch (error) {
    if (!(error instanceof LayersError || error instanceof ConvertError)) throw error;
    const {line, found, expected} = error;
    return {mistake: {line, found, expected}};
  }
}
