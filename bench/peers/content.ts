import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** As many pages as this site has in one language. */
const pagesOfOneLanguage = 300;
const folders = 20;

const words =
  'alpha binary cache cursor editor filter gateway handler index kernel layout module network object packet query router schema token vector widget zone adapter buffer cluster format header import keyword matrix output parser render server thread update version window anchor bundle config engine field graph label metric option plugin region signal theme viewport worker the a of to in is with for that from by when each this and or not every after before between into over under'.split(
    ' ',
  );

/** The same numbers on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pageName = (at: number) => `section-${String((at % folders) + 1).padStart(2, '0')}/page-${String(at + 1).padStart(4, '0')}`;

interface Options {
  /** The page says its heading itself. */
  title: boolean;
  /** How a page links to another. */
  link: (page: string) => string;
  pages?: number;
  extension?: 'md' | 'mdx';
  /** What the site wants to know of a page besides its title, as lines of front matter. */
  facts?: string[];
}

/** Writes pages, each with headings, text, a list, two samples of code, a table and links. */
export function writePages(folder: string, {title, link, pages = pagesOfOneLanguage, extension = 'md', facts = []}: Options): void {
  const next = random(1);
  const word = () => words[Math.floor(next() * words.length)] ?? '';
  const phrase = (count: number) => Array.from({length: count}, word).join(' ');
  const sentence = () => `${phrase(10 + Math.floor(next() * 6)).replace(/^./, (first) => first.toUpperCase())}.`;
  const write = (name: string, lines: string[]) => {
    const file = path.join(folder, `${name}.${extension}`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, lines.join('\n\n'));
  };
  const head = (name: string) => [['---', `title: "${name}"`, ...facts, '---'].join('\n'), ...(title ? [`# ${name}`] : [])];
  write('index', [...head('Home'), `[The first page](${link(pageName(0))})`]);
  for (let at = 0; at < pages; at += 1) {
    const sections = Array.from({length: 4}, (_, section) => [
      `## ${phrase(3)}`,
      `${sentence()} ${sentence()}`,
      `[${phrase(2)}](${link(pageName(Math.floor(next() * pages)))})`,
      `### ${phrase(2)}`,
      sentence(),
      section === 0 ? Array.from({length: 4}, () => `- ${sentence()}`).join('\n') : sentence(),
      `### ${phrase(2)}`,
      section === 1 ? `\`\`\`tsx\nexport const size = ${at};\nexport function Widget() {\n  return <b>{size}</b>;\n}\n\`\`\`` : sentence(),
      section === 2 ? `\`\`\`css\n.widget-${at} {\n  display: grid;\n  padding: ${at}px;\n}\n\`\`\`` : sentence(),
      section === 3 ? `| ${word()} | ${word()} |\n| --- | --- |\n| ${word()} | ${word()} |\n| ${word()} | ${word()} |` : sentence(),
    ]).flat();
    write(pageName(at), [...head(`${phrase(2)} ${at + 1}`), `${sentence()} ${sentence()}`, ...sections]);
  }
}
