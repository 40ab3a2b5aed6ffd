import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateLab} from '@site/scripts/new-lab/generate';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {labProblems} from './lab-shape';

let files: Record<string, string> = {};
let labs = '';

beforeAll(() => {
  labs = mkdtempSync(path.join(tmpdir(), 'labs-'));
  generateLab('corner-radius', labs);
  const folder = path.join(labs, 'corner-radius');
  files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
});

const messages = (changed: Record<string, string | undefined>) => {
  const entries = Object.entries({...files, ...changed}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return labProblems('corner-radius', Object.fromEntries(entries)).map(({message}) => message);
};

describe('a new lab from the template', () => {
  it('has the shape of a lab', () => {
    expect(messages({})).toEqual([]);
  });

  it('is called by its own name everywhere and takes the kit from the folder beside it', () => {
    const all = Object.values(files).join('\n');
    expect(all).not.toMatch(/sample[- ]?lab|@site\/src\/labs/i);
    expect(files['index.tsx']).toContain('export default function CornerRadius()');
    expect(files['index.tsx']).toContain("from '../_kit'");
    expect(files['fallback.tsx']).toContain("message: 'Corner radius'");
    expect(files['messages.ts']).toContain("id: 'labs.corner-radius.summary'");
  });

  it('is TypeScript without a mistake in its syntax', () => {
    for (const [name, source] of Object.entries(files).filter(([name]) => /\.tsx?$/.test(name))) {
      const {diagnostics} = ts.transpileModule(source, {
        fileName: name,
        reportDiagnostics: true,
        compilerOptions: {jsx: ts.JsxEmit.ReactJSX},
      });
      expect(
        diagnostics?.map(({messageText}) => messageText),
        name,
      ).toEqual([]);
    }
  });

  it('needs a name of its own that can be an address', () => {
    expect(() => generateLab('corner-radius', labs)).toThrow('is there already');
    for (const id of ['', 'Corner', 'corner radius', '../corner', '_corner'])
      expect(() => generateLab(id, labs)).toThrow('not a name for a lab');
  });
});

describe('a lab is reported', () => {
  it('that lacks a file', () => {
    expect(messages({'model.test.ts': undefined, 'code.ts': undefined})).toEqual(['has no model.test.ts', 'has no code.ts']);
  });

  it('that has strings elsewhere than in messages.ts', () => {
    const drawing = "import {translate} from '@docusaurus/Translate';";
    expect(messages({'drawing.tsx': drawing})).toEqual([expect.stringContaining('strings in drawing.tsx')]);
    expect(messages({'drawing.tsx': '<Translate id="a" description="b">c</Translate>'})).toHaveLength(1);
    // Markup inside a sentence needs the component.
    expect(messages({'drawing.tsx': '<Translate id="a" description="b" values={{key: <code />}}>'})).toEqual([]);
  });

  it('that prints code from another file than code.ts', () => {
    expect(messages({'flutter.ts': 'export function flutterCode() {}'})).toEqual([
      expect.stringContaining('exports flutterCode from flutter.ts'),
    ]);
  });

  it('that has a number field of its own', () => {
    expect(messages({'field.tsx': '<input type="number" />'})).toEqual([expect.stringContaining('number field of its own')]);
  });

  it('that does not say its changes', () => {
    expect(messages({'index.tsx': files['index.tsx']?.replace('<Announce', '<Silence')})).toEqual([
      expect.stringContaining('says no changes'),
    ]);
  });

  it('whose body has no chunk of its own', () => {
    const picture = files['fallback.tsx']?.replace('lab-corner-radius', 'lab-other');
    expect(messages({'fallback.tsx': picture})).toEqual([expect.stringContaining('no load for a chunk of its own')]);
  });

  it('whose picture brings the messages of the body into the page', () => {
    const picture = `import {words} from './messages';\n${files['fallback.tsx']}`;
    expect(messages({'fallback.tsx': picture})).toEqual([expect.stringContaining('loads more with its picture')]);
  });
});
