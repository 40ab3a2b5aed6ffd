import type {Page} from '@playwright/test';

/** How a page may be looked at: color mode and width. Each is followed or preceded by its opposite. */
export const looks = [
  {colorScheme: 'light', width: 1280},
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'dark', width: 1280},
  {colorScheme: 'light', width: 390},
] as const;

export type Look = (typeof looks)[number];

export const nameOf = ({colorScheme, width}: Look): string => `${colorScheme}, ${width} px`;

/** Sets the window up; a transition that is under way would be measured between two colors. */
export async function lookAs(page: Page, {colorScheme, width}: Look): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 800});
}
