import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {parseLayerName, severityOf} from '@site/core/flags';
import {root} from '@site/scripts/lib/paths';
import {describe, expect, it} from 'vitest';

/** "What goes wrong" on a flag's page: a bullet that begins with what was written, then what comes of it. */
const folder = path.join(root, 'docs', brand.scope, 'flags');
const mistakes = readdirSync(folder).flatMap((file) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^- \*\*`([^`]+)`([^*]*)\*\*(.*)$/gm)].map(
    ([, written = '', more = '', said = '']) => ({file, written, said: more + said}),
  ),
);

/** A bullet without a name of its own is about a layer that has one. */
const read = (written: string) => parseLayerName(written.startsWith('-') ? `Layer ${written}` : written);
const problemsIn = (written: string) => {
  const {readings, problems} = read(written);
  return [...problems, ...readings.flatMap((reading) => reading.problems)];
};

/** Every bullet that says this, with the codes of the parser. */
function saying(pattern: RegExp) {
  const found = mistakes
    .filter(({said}) => pattern.test(said))
    .map((mistake) => ({...mistake, codes: problemsIn(mistake.written).map(({code}) => code)}));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

describe('what flag pages say of mistakes', () => {
  it('the linter names a value where the parser refuses it', () => {
    for (const {file, written, codes} of saying(/linter names the value/)) expect(codes, `${file}: ${written}`).toContain('invalid-value');
  });

  it('a flag is ignored in the same words on every page', () => {
    const others = mistakes.filter(
      ({written, said}) =>
        problemsIn(written).some(({code}) => code === 'invalid-value') &&
        /\bignored\b.*\blinter\b/i.test(said) &&
        !/ignored(?:,| and) the linter names the value/.test(said),
    );
    expect(others).toEqual([]);
  });

  it('a value is required where the parser misses one', () => {
    for (const {file, written, codes} of saying(/^ alone: .*(?:required|missing)/)) {
      expect(codes, `${file}: ${written}`).toEqual(['missing-value']);
    }
  });

  it('the linter suggests the spelling that the parser finds nearest, or none', () => {
    for (const {file, written, said} of saying(/unknown\b/)) {
      const problem = problemsIn(written).find(({code}) => code === 'unknown-flag');
      expect(problem, `${file}: ${written}`).toBeDefined();
      const suggested = /suggests (?:the nearest spelling, which is )?`(--[a-z0-9-]+)`|`(--[a-z0-9-]+)` as the nearest/.exec(said);
      expect(problem && 'nearest' in problem ? problem.nearest : undefined, `${file}: ${written}`).toBe(suggested?.[1] ?? suggested?.[2]);
    }
  });

  it('the last of two spellings wins', () => {
    for (const {file, written, codes} of saying(/The last (?:one )?wins/).filter((each) => each.written.includes(' --'))) {
      expect(codes, `${file}: ${written}`).toContain('written-twice');
    }
  });

  it('the linter gives a hint or reports an error as the parser rates it', () => {
    const severities = (written: string) => problemsIn(written).map(severityOf);
    for (const {file, written} of saying(/linter gives a hint/)) expect(severities(written), `${file}: ${written}`).toContain('hint');
    for (const {file, written} of saying(/linter reports an error/)) expect(severities(written), `${file}: ${written}`).toContain('error');
  });
});
