import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '@site/config/locales';
import {root, webRoot} from '@site/scripts/lib/paths';
import {expect, languages, test} from '../../lib/test';

const folder = path.join(root, 'src/labs');
const labs = readdirSync(folder).filter((name) => !name.startsWith('_') && !name.includes('.'));

/** The ids of the strings that only the body of a lab has: what its picture shows comes with the page. */
const bodyStrings = (lab: string) =>
  [...readFileSync(path.join(folder, lab, 'messages.ts'), 'utf8').matchAll(/id: '([^']+)'/g)].flatMap(([, id]) => id ?? []);

for (const {locale, base} of languages) {
  test(`the code of each lab, and of their kit, is in one file (${locale})`, () => {
    const scripts = path.join(webRoot, base, 'assets/js');
    const files = readdirSync(scripts)
      // In a translation the main script has the translated strings of the whole site, under the same ids.
      .filter((name) => name.endsWith('.js') && (locale === defaultLocale || !name.startsWith('main.')))
      .map((name) => ({name, source: readFileSync(path.join(scripts, name), 'utf8')}));
    const holding = (text: string) =>
      files.filter(({source}) => source.includes(text)).map(({name}) => name.replace(/\.[0-9a-f]{8}\.js$/, ''));

    expect(holding('labs.kit.copyLabel')).toEqual(['lab-kit']);
    for (const lab of labs) {
      for (const id of bodyStrings(lab)) expect(holding(`"${id}"`), `${id} of ${lab}`).toEqual([`lab-${lab}`]);
    }
    const own = files.map(({name}) => name.split('.')[0] ?? '').filter((name) => name.startsWith('lab-'));
    expect(own.sort()).toEqual(['kit', ...labs].map((name) => `lab-${name}`).sort());
  });
}
