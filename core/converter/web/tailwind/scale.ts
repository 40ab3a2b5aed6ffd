/** Lengths and colors as utilities have them: on the scale of Tailwind where they are on it exactly, in brackets otherwise. */
export const statedAt = 'code/with-tailwindcss/index.mdx#mapping';

/** Spaces would end the class. */
export const bracketed = (value: string): string => `[${value.replaceAll('_', '\\_').replaceAll(/,\s+/g, ',').replaceAll(/\s+/g, '_')}]`;

const pixels = (value: string): number | undefined => {
  const [, number] = /^(-?[\d.]+)(?:px)?$/.exec(value) ?? [];
  return number === undefined || (number !== '0' && !value.endsWith('px')) ? undefined : Number(number);
};

/** The unit is 4 px, and its half is the finest step: 10 px are `2.5`, 327 px are in brackets. */
function step(value: number): string {
  if (value === 1) return 'px';
  return value % 2 === 0 ? String(value / 4) : bracketed(`${value}px`);
}

/** `p-5`, `-ml-2`, `w-[327px]`, `left-1/2`, `w-full`. */
export function spacing(name: string, value: string): string {
  const length = pixels(value);
  if (length === undefined) return `${name}-${shares[value] ?? bracketed(value)}`;
  return length < 0 ? `-${name}-${step(-length)}` : `${name}-${step(length)}`;
}

const shares: Readonly<Record<string, string>> = {'100%': 'full', '50%': '1/2', '25%': '1/4', '75%': '3/4', auto: 'auto', none: 'none'};

/** The step of a line height, behind the slash of a font size. */
export function leading(value: string): string {
  const length = pixels(value);
  return length === undefined ? bracketed(value) : step(length);
}

const named: Readonly<Record<string, string>> = {'#ffffff': 'white', '#000000': 'black', transparent: 'transparent', inherit: 'inherit'};

export function color(name: string, value: string): string {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (variable !== undefined) return `${name}-(${variable})`;
  return `${name}-${named[value] ?? bracketed(value)}`;
}

/** A whole number of pixels, as borders and outlines count them; a single one has no number. */
export function weight(name: string, value: string): string {
  const length = pixels(value);
  if (length === undefined || !Number.isInteger(length)) return `${name}-${bracketed(value)}`;
  if (length < 0) return `-${name}-${-length}`;
  return length === 1 && name !== 'outline-offset' ? name : `${name}-${length}`;
}

const radii: Readonly<Record<string, string>> = {
  '2px': 'xs',
  '4px': 'sm',
  '6px': 'md',
  '8px': 'lg',
  '12px': 'xl',
  '16px': '2xl',
  '24px': '3xl',
  '32px': '4xl',
};

export const radius = (value: string): string => `rounded-${radii[value] ?? bracketed(value)}`;

const sizes: Readonly<Record<string, string>> = {
  '12px': 'xs',
  '14px': 'sm',
  '16px': 'base',
  '18px': 'lg',
  '20px': 'xl',
  '24px': '2xl',
  '30px': '3xl',
  '36px': '4xl',
  '48px': '5xl',
  '60px': '6xl',
  '72px': '7xl',
  '96px': '8xl',
  '128px': '9xl',
};

/** A size of the scale brings a line height along, so without one in the design the size is in brackets. */
export function type(size: string, line: string | undefined): string {
  if (line === undefined) return `text-${bracketed(size)}`;
  return `text-${sizes[size] ?? bracketed(size)}/${leading(line)}`;
}

const weights: Readonly<Record<string, string>> = {
  '100': 'thin',
  '200': 'extralight',
  '300': 'light',
  '400': 'normal',
  '500': 'medium',
  '600': 'semibold',
  '700': 'bold',
  '800': 'extrabold',
  '900': 'black',
};

export const fontWeight = (value: string): string => `font-${weights[value] ?? bracketed(value)}`;
