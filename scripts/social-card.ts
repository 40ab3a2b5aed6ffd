/** `npm run social-card`: static/img/social-card.png from the drawing beside it, with the fonts of the site. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {root} from './lib/paths';
import {findChromium} from './test/chromium';

const require = createRequire(__filename);
const fonts = {
  'Inter Variable': 'inter-ui/variable/InterVariable.woff2',
  'JetBrains Mono Variable': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  'Hangul Variable': 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
};

export async function drawSocialCard(): Promise<void> {
  const drawing = path.join(root, 'static/img/social-card.svg');
  const faces = Object.entries(fonts).map(([family, file]) => {
    const data = readFileSync(require.resolve(file)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
  });
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  try {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}});
    await page.setContent(`<style>body{margin:0}svg{display:block}${faces.join('')}</style>${readFileSync(drawing, 'utf8')}`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: drawing.replace(/svg$/, 'png')});
  } finally {
    await browser.close();
  }
}

if (require.main === module) {
  drawSocialCard().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
