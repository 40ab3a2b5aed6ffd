import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A whole small lab. It imports by full paths, so that it is checked and tested where it is. */
export const template = path.join(__dirname, 'template');

/** Writes a new lab into `<labs>/<id>` and returns the names of its files. */
export function generateLab(id: string, labs: string): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`"${id}" is not a name for a lab; expected lower-case words with hyphens, such as corner-radius`);
  }
  const folder = path.join(labs, id);
  if (existsSync(folder)) throw new Error(`The lab "${id}" is there already: ${folder}`);
  mkdirSync(folder, {recursive: true});
  const pascal = id.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
  const files = readdirSync(template);
  for (const name of files) {
    const source = readFileSync(path.join(template, name), 'utf8')
      .replaceAll('@site/src/labs/_kit', '../_kit')
      .replaceAll('sample-lab', id)
      .replaceAll('SampleLab', pascal)
      .replaceAll('Sample lab', title);
    writeFileSync(path.join(folder, name), source);
  }
  return files;
}
