import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem, Rule} from '../lib/rule';

const required = ['index.tsx', 'styles.module.css', 'fallback.tsx', 'fallback.module.css', 'model.ts', 'model.test.ts', 'messages.ts'];

/** Where strings may be: in messages.ts, or with the picture that pages load before the body. */
const stringFiles = ['messages.ts', 'names.ts', 'fallback.tsx'];

/** Problems of one lab; `files` has the source of each of its files by name. */
export function labProblems(id: string, files: Readonly<Record<string, string>>): Omit<Problem, 'file'>[] {
  const problems: string[] = [];
  const code = Object.entries(files).filter(([name]) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  const wanted = code.some(([, source]) => source.includes('<CodeOutput')) ? [...required, 'code.ts'] : required;
  for (const name of wanted) if (!(name in files)) problems.push(`has no ${name}`);

  for (const [name, source] of code) {
    if (
      !stringFiles.includes(name) &&
      /import [^;]*\btranslate\b[^;]* from '@docusaurus\/Translate'|<Translate\b(?![^>]*\svalues=)/.test(source)
    ) {
      problems.push(`has strings in ${name}; expected them in messages.ts, or in names.ts when the picture uses them too`);
    }
    const printed = /export (?:function|const) (\w+Code)\b/.exec(source)?.[1];
    if (printed && name !== 'code.ts') problems.push(`exports ${printed} from ${name}; expected what is printed in code.ts`);
    if (/type="number"/.test(source)) problems.push(`has a number field of its own in ${name}; expected the Slider of the kit`);
  }

  const {'index.tsx': body = '', 'fallback.tsx': picture = '', 'messages.ts': messages = ''} = files;
  if (!/<Announce sentences=\{summary\(/.test(body) || !/export function summary\(/.test(messages)) {
    problems.push(
      'says no changes to screen readers; expected <Announce sentences={summary(…)} /> in index.tsx and summary in messages.ts',
    );
  }
  if (!picture.includes(`export const load = () => import(/* webpackChunkName: "lab-${id}" */ '.');`)) {
    problems.push(`has no load for a chunk of its own; expected import(/* webpackChunkName: "lab-${id}" */ '.') in fallback.tsx`);
  }
  if (/import (?!type)[^;]* from '(?:\.\/messages|\.\.\/_kit)/.test(picture)) {
    problems.push('loads more with its picture than the page needs: fallback.tsx imports messages.ts or the kit; expected names.ts');
  }
  return problems.map((message) => ({message}));
}

export const labShape: Rule = {
  name: 'lab-shape',
  reason: 'Every lab has the same files with the same names, so that who knows one finds their way in all.',
  run(root) {
    const folder = path.join(root, 'src/labs');
    if (!existsSync(folder)) return [];
    const labs = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
    return labs.flatMap(({name: id}) => {
      const names = readdirSync(path.join(folder, id));
      const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, id, name), 'utf8')]));
      return labProblems(id, files).map((problem) => ({file: `src/labs/${id}`, ...problem}));
    });
  },
};
