/** `npm run new:lab -- corner-radius`: a new lab from the template, and what is left to do. */
import path from 'node:path';
import {root} from './lib/paths';
import {generateLab} from './new-lab/generate';

const [id = ''] = process.argv.slice(2);

try {
  const files = generateLab(id, path.join(root, 'src/labs'));
  console.log(`src/labs/${id}: ${files.join(', ')}

Next:
- npm run format puts the imports in order
- the arithmetic in model.ts, what is printed in code.ts, every string in messages.ts
- the texts in i18n/ko/code.json: npx docusaurus write-translations --locale ko
- <Lab id="${id}" /> on a page, and on both kitchen sinks
- a spec in tests/site/labs; every-lab.spec.ts and frame.spec.ts take the lab up by themselves and say what height it needs`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
