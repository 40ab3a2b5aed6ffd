import {expect, hydrated, languages, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';

const widths = [320, 360, 390, 480, 600, 768, 996, 997, 1100, 1280, 1440];

test.use({expectedMessages: /404 \(Not Found\)/});

for (const {locale, base} of languages) {
  for (const [kind, route] of Object.entries(onePageOfEachKind)) {
    test(`a page of kind ${kind} in ${locale} never scrolls sideways from 320 to 1440 px`, async ({page}) => {
      await page.goto(base + route);
      await hydrated(page);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const {scrollWidth, clientWidth} = await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          return {scrollWidth, clientWidth};
        });
        expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
      }
    });
  }
}
