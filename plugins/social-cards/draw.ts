import {type RenderedImage, Resvg} from '@resvg/resvg-js';
import {outline, widthOf} from './letters';
import {setTitle} from './lines';
import {encode, type Picture, pictureOf, put} from './png';
import {drawingOf, type Scene} from './scenes';

const paper = '#f9f9f6';
const size = {width: 1200, height: 630};
/** The words, which differ from card to card; the rest of a card is drawn once for each scene. */
const words = {x: 64, y: 160, width: 632, height: 400};

export interface Card {
  readonly title: string;
  readonly section: string;
  readonly scene: Scene;
}

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><rect width="${width}" height="${height}" fill="${paper}"/>${inside}</svg>`;

const dots = (x: number) => {
  const rows = Array.from({length: 26}, (_, row) => 12 + row * 24);
  const columns = Array.from({length: (size.width - x) / 24}, (_, column) => x + 12 + column * 24);
  return `<path d="${rows.flatMap((y) => columns.map((at) => `M${at} ${y}h0`)).join('')}" stroke="#cccdc3" stroke-width="2.6" stroke-linecap="round"/>`;
};

/** Everything but the words. */
export const backgroundOf = (scene: Scene, wordmark: string): string => {
  const mark = wordmark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>[\s\S]*$/g, '');
  const inside = `${dots(720)}<path d="M720 0v630" stroke="#c8c9bf" stroke-width="2"/><g transform="translate(64 60) scale(1.9)">${mark}</g><g transform="translate(720 0)">${drawingOf(scene)}</g>`;
  return svg(size.width, size.height, inside);
};

/** The name of the section, and the title below it. */
export function wordsOf({title, section}: Card): string {
  const small = outline(section, 30);
  const {size: letters, lines} = setTitle(title, {width: words.width - 12, height: words.height - 76}, widthOf);
  const first = words.height - letters * (0.24 + (lines.length - 1) * 1.16);
  const drawn = lines.map((line, row) => {
    const path = outline(line, letters)?.path ?? '';
    return `<path transform="translate(0 ${Math.round(first + row * letters * 1.16)})" fill="#161a22" d="${path}"/>`;
  });
  const above = Math.round(first - letters * 0.8 - 28);
  return svg(
    words.width,
    words.height,
    `<path transform="translate(0 ${above})" fill="#2449d8" d="${small?.path ?? ''}"/>${drawn.join('')}`,
  );
}

const render = (drawing: string): RenderedImage => new Resvg(drawing, {font: {loadSystemFonts: false}}).render();

/** Draws cards; what is behind the words only once for each scene. */
export function cardPainter(): (behind: string, words: string) => Buffer {
  const drawn = new Map<string, Picture>();
  const background = (drawing: string) => {
    const ready = drawn.get(drawing);
    if (ready) return ready;
    const {pixels, width, height} = render(drawing);
    const picture = pictureOf(pixels, width, height);
    drawn.set(drawing, picture);
    return picture;
  };
  return (behind, front) => {
    const picture = background(behind);
    const card = {...picture, rows: Buffer.from(picture.rows)};
    put(card, render(front).pixels, words);
    return encode(card);
  };
}
