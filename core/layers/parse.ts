import {attributeNames, readAttribute, readSize} from './attributes';
import type {Attributes, Layer} from './layer';

/** A mistake in a `layers` fence; `line` counts from 1 inside the fence. */
export class LayersError extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
    readonly expected: string,
  ) {
    super(`found ${found}, expected ${expected}`);
  }
}

const step = 2;

/** Deeper than any design, and safe for everything that walks the tree. */
const deepest = 100;

/** The flags begin at the first two hyphens or marker after a space that are not inside the quoted text. */
function splitFlags(content: string): {head: string; flags: string} {
  const [head = ''] = /^(?:"(?:[^"\\]|\\.)*"|(?!(?:^|(?<=\s))(?:--|\/\/@)\S).)*/.exec(content) ?? [];
  return {head, flags: content.slice(head.length).trim()};
}

/** Cuts at spaces, keeping a quoted text whole. */
const words = (head: string): string[] => head.match(/"(?:[^"\\]|\\.)*"|[^\s"]+(?:"[^"]*)?|"/g) ?? [];

const unquote = (word: string): string => word.slice(1, -1).replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');

interface Parsed {
  name: string;
  text?: string;
  attributes: Attributes;
}

/** It would be taken for a part of the name. */
const negativeSize = /^(?:-\d[\d.]*x(?:-?\d[\d.]*|hug|fill)|(?:\d[\d.]*|hug|fill)x-\d[\d.]*)$/;

function readHead(head: string, line: number): Parsed {
  const name: string[] = [];
  let text: string | undefined;
  let attributes: Attributes = {};
  let started = false;
  for (const word of words(head)) {
    const [, key, value] = /^([a-z]+)=(.*)$/i.exec(word) ?? [];
    const size = readSize(word);
    if (word.startsWith('"')) {
      if (word.length < 2 || !word.endsWith('"')) throw new LayersError(line, `the unclosed text ${word}`, 'a text in double quotes');
      text = unquote(word);
    } else if (size) attributes = {...attributes, ...size};
    else if (negativeSize.test(word)) throw new LayersError(line, `"${word}"`, 'a size of zero or more, such as 320x200');
    else if (key !== undefined && value !== undefined) {
      const result = readAttribute(key, value);
      if ('expected' in result) throw new LayersError(line, `"${word}"`, result.expected);
      attributes = {...attributes, ...result.attributes};
    } else if (started) {
      throw new LayersError(
        line,
        `"${word}" after the attributes`,
        'the name first, then attributes (320x200, key=value, "text"), then flags',
      );
    } else {
      name.push(word);
      continue;
    }
    started = true;
  }
  return {name: name.join(' '), text, attributes};
}

function checkFlags(flags: string, line: number): void {
  const misplaced = flags
    .split(/\s+/)
    .slice(1)
    .find((word) => readSize(word) || attributeNames.some((name) => word.startsWith(`${name}=`)));
  if (misplaced)
    throw new LayersError(line, `"${misplaced}" after the flags`, 'attributes before the flags: a flag reads on to the next flag');
}

function readLayer(content: string, line: number): Layer {
  const {head, flags} = splitFlags(content);
  const {name, text, attributes} = readHead(head, line);
  if (!name) throw new LayersError(line, `"${content}" without a name`, 'a layer name at the start of the line');
  checkFlags(flags, line);
  const kind = attributes.kind ?? (text === undefined ? 'rectangle' : 'text');
  if (attributes.photo !== undefined && kind !== 'image') {
    throw new LayersError(line, `photo= on the ${kind} "${name}"`, 'it on a layer of kind=image');
  }
  if (kind === 'text' && text === undefined) throw new LayersError(line, `"${name}" of kind text`, 'its text in double quotes');
  return {...attributes, name, flags, line, kind, text, children: []};
}

/** A layer that has children, or lays them out, is a frame unless it says what else it is. */
const pixelsOf = ({linePercent, fontSize = 14}: Layer) => (linePercent === undefined ? {} : {lineHeight: (fontSize * linePercent) / 100});

function settle(layer: Layer): Layer {
  const container = layer.children.length > 0 || layer.auto !== undefined;
  const kind = container && layer.kind === 'rectangle' ? 'frame' : layer.kind;
  return {...layer, ...pixelsOf(layer), kind, children: layer.children.map(settle)};
}

/** A mask is a shape at a place, and cuts what is placed after it. */
function checkMask({name, kind, line, width, height}: Layer, parent: Layer | undefined): void {
  const found = `the mask "${name}"`;
  if (!parent || parent.auto) throw new LayersError(line, found, 'a mask inside a frame or group without auto layout');
  if (kind !== 'rectangle' && kind !== 'ellipse') throw new LayersError(line, `${found} of kind ${kind}`, 'a rectangle or an ellipse');
  if (typeof width !== 'number' || typeof height !== 'number') {
    throw new LayersError(line, `${found} without a size`, 'its size in numbers, such as 96x96');
  }
}

/** Turns the content of a `layers` fence into layers, or throws a LayersError. */
export function parseLayers(source: string): Layer[] {
  const roots: Layer[] = [];
  const path: Layer[] = [];
  for (const [index, raw] of source.split('\n').entries()) {
    const line = index + 1;
    if (raw.trim() === '') continue;
    const indent = raw.length - raw.trimStart().length;
    if (/^\s*\t/.test(raw)) throw new LayersError(line, 'a tab', `${step} spaces for each level`);
    const depth = indent / step;
    if (!Number.isInteger(depth) || depth > path.length) {
      const most = path.length * step;
      throw new LayersError(line, `an indent of ${indent} spaces`, `${step} for each level, here at most ${most}`);
    }
    if (depth >= deepest) throw new LayersError(line, `a layer ${depth + 1} levels deep`, `at most ${deepest} levels`);
    const layer = readLayer(raw.trim(), line);
    path.length = depth;
    const parent = path.at(-1);
    if (parent && ['text', 'line', 'image', 'icon', 'ellipse'].includes(parent.kind)) {
      throw new LayersError(
        line,
        `"${layer.name}" inside the ${parent.kind} "${parent.name}"`,
        'children only in frames, groups and components',
      );
    }
    if (layer.mask) checkMask(layer, parent);
    (parent?.children ?? roots).push(layer);
    path.push(layer);
  }
  if (roots.length === 0) throw new LayersError(1, 'an empty fence', 'at least one layer');
  return roots.map(settle);
}
