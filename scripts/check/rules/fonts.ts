import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {charactersOf, keyboard} from '../../fonts/characters';
import {faces, fontFolder, inRange} from '../../fonts/faces';
import {formulaCharactersOf} from '../../fonts/formulas';
import type {Problem, Rule} from '../lib/rule';

type Characters = Map<string, string[]>;

/** Characters of the pages that the whole font has and none of its files in static/fonts. */
export function missing(found: Characters, range: string, whole: Set<number>, files: Set<number>): Problem[] {
  return [...found].flatMap(([character, [file = '']]) => {
    const point = character.codePointAt(0) ?? 0;
    if (!inRange(range, character) || !whole.has(point) || files.has(point)) return [];
    return [{file, message: `has "${character}" (U+${point.toString(16).toUpperCase()}), which no file of static/fonts contains`}];
  });
}

export const fonts: Rule = {
  name: 'fonts',
  reason: 'The font files contain only the letters that pages use: `npm run fonts` writes them again, with the new ones.',
  async run(root) {
    const {openSync} = await import('fontkit');
    const points = (file: string) => {
      const font = openSync(file);
      return 'characterSet' in font ? font.characterSet : [];
    };
    const folder = fontFolder(root);
    const written = existsSync(folder) ? readdirSync(folder) : [];
    const styles = readFileSync(path.join(root, 'src/css/fonts.css'), 'utf8');
    const found = charactersOf(root);
    for (const character of keyboard) found.set(character, found.get(character) ?? ['']);
    const inFormulas = formulaCharactersOf(root);
    return faces.flatMap(({name, source, range, formulas}) => {
      const own = written
        .filter((file) => file.startsWith(`${name}.`) || file.startsWith(`${name}-rare.`))
        .filter((file) => file.endsWith('.woff2'));
      const forgotten = own.filter((file) => !styles.includes(`/${file}'`));
      const whole = new Set(points(path.join(root, 'node_modules', source)));
      return [
        ...forgotten.map((file) => ({file: `static/fonts/${file}`, message: 'is named by no face of src/css/fonts.css'})),
        ...(written.includes(`${name}.license.txt`) ? [] : [{file: 'static/fonts', message: `has no license for ${name}`}]),
        ...missing(formulas ? inFormulas : found, range, whole, new Set(own.flatMap((file) => points(path.join(folder, file))))),
      ];
    });
  },
};
