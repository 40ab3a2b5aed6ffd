/** At most two decimals: a hundredth of a pixel is not visible. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

export const px = (value: number): string => (round(value) === 0 ? '0' : `${round(value)}px`);
