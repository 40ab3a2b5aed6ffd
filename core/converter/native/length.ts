import {round} from '../number';

/** Lengths without units: pixels are points, `em` and `rem` are 16 of them, and a part of the screen is measured when it is drawn. */
export const statedAt = 'concepts/flags/flags-for-extending-layout.mdx#targets';

const factors: Readonly<Record<string, number>> = {px: 1, em: 16, rem: 16};

/** An expression; undefined for a length that React Native cannot have. */
export function length(written: string): string | undefined {
  const [, digits = '', unit = 'px'] = /^(-?[\d.]+)(px|em|rem|vw|vh|%)?$/.exec(written) ?? [];
  if (digits === '') return undefined;
  const value = Number(digits);
  if (unit === '%') return `'${round(value)}%'`;
  if (unit === 'vw') return `screen.width * ${round(value / 100)}`;
  if (unit === 'vh') return `screen.height * ${round(value / 100)}`;
  return String(round(value * (factors[unit] ?? 1)));
}

export const isOfScreen = (expression: string): boolean => expression.startsWith('screen.');
