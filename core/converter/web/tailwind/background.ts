import {entriesOf} from '../print/css';
import {bracketed, color} from './scale';

/** Gradients: one is a utility of its kind, several are one bracketed value; the color below them is a utility of its own. */
export const statedAt = 'code/with-tailwindcss/index.mdx#not-supported';

const kinds: Readonly<Record<string, string>> = {linear: 'bg-linear', radial: 'bg-radial', conic: 'bg-conic'};

function one(image: string): string {
  const [, kind = '', stops = ''] = /^(linear|radial|conic)-gradient\((.*)\)$/.exec(image) ?? [];
  return `${kinds[kind]}-${bracketed(stops)}`;
}

export function background(value: string): string[] {
  const entries = entriesOf(value);
  const images = entries.filter((entry) => entry.includes('gradient('));
  const colors = entries.filter((entry) => !entry.includes('gradient('));
  const [first] = images;
  const pictures = first === undefined ? [] : [images.length === 1 ? one(first) : `bg-${bracketed(images.join(','))}`];
  return [...pictures, ...colors.map((each) => color('bg', each))];
}
