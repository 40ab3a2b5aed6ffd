import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {argumentsOf, commandsIn} from '@site/core/cli/shell';
import {problemsOf} from '@site/core/cli/usage';
import {cliTables, hasOwnParts, sharedSections} from '@site/core/facts/cli';
import {commands, configFields, exitCodes, globalOptions, variables} from '@site/data/cli';
import {frameworks} from '@site/data/cli/choices';
import {targetOf} from '@site/data/targets';
import {after, before, diffLines} from '@site/plugins/code/diff';
import {runPage} from '@site/plugins/lib/test-page';
import {fencesOf} from '@site/scripts/check/samples/fences';
import {bodyOf} from '@site/scripts/lib/body';
import {headings} from '@site/scripts/lib/outline';
import {root} from '@site/scripts/lib/paths';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseDocument, visit as visitYaml} from 'yaml';
import {configProblems} from './config-sample';

const reference = 'cli/reference.mdx';

describe('the CLI reference shows all of the registry:', () => {
  const source = readFileSync(path.join(root, 'docs', reference), 'utf8');

  it.each(cliTables)('the table %s', (name) => {
    expect(source).toContain(`<CommandTable show="${name}" />`);
  });

  it('a section for each command that has arguments or options of its own', () => {
    const all = headings(bodyOf({source}).root);
    const start = all.findIndex(({id}) => id === 'options');
    const length = all.slice(start + 1).findIndex(({depth}) => depth === 2);
    const names = [...new Set(commands.filter(hasOwnParts).map(({name}) => sharedSections[name] ?? name))];
    expect(all.slice(start + 1, start + 1 + length).map(({id}) => id)).toEqual(names.map((name) => name.replace(' ', '-')));
    for (const name of names) expect(source).toContain(`<CommandTable of="${name}" />`);
    const links = JSON.stringify(runPage('<CommandTable show="commands" />', 'docs/cli/reference.mdx').children).matchAll(
      /"url":"#([^"]+)"/g,
    );
    expect([...new Set([...links].map(([, id]) => id))]).toEqual(names.map((name) => name.replace(' ', '-')));
  });

  it('commands that share a section have the same table', () => {
    const partsOf = (name: string) =>
      commands.filter((command) => command.name === name).map((command) => [command.arguments, command.options]);
    for (const [name, other] of Object.entries(sharedSections)) expect(partsOf(name)).toEqual(partsOf(other));
  });

  it('as plain tables of the page, in its language', () => {
    const table = JSON.stringify(runPage('<CommandTable of="init" />', 'docs/cli/reference.mdx', 'ko').children);
    expect(table).toContain('"type":"table"');
    expect(table).toContain('"value":"--framework <name>"');
    expect(table).toContain('인수 또는 옵션');
    const codes = JSON.stringify(runPage('<CommandTable show="exit-codes" />').children);
    expect(codes).toContain('"url":"/with-figma/guides/how-to-get-personal-access-token#limits"');
  });
});

describe('the registry', () => {
  it('names nothing twice', () => {
    const names = [
      commands.flatMap(({name, alias}) => (alias ? [name, alias] : [name])),
      configFields.map(({name}) => name),
      variables.map(({name}) => name),
      ...commands.map(({options}) => [...options, ...globalOptions].map(({name}) => name)),
    ];
    for (const list of names) expect(new Set(list).size).toBe(list.length);
  });

  it('offers no framework that is only planned', () => {
    for (const framework of frameworks) expect(targetOf(framework).status).not.toBe('planned');
  });

  it('takes designs from those providers alone that one can sign in to', () => {
    const provider = configFields.find(({name}) => name === 'designprovider');
    const login = commands.find(({name}) => name === 'login')?.options.find(({name}) => name === '--provider');
    expect(provider?.choices).toEqual(login?.choices);
  });

  it('gives a choice its words, and takes its default from them', () => {
    for (const {type, choices, default: value} of configFields) {
      expect(choices !== undefined).toBe(type === 'choice');
      const first = /^`([^`]+)`/.exec(typeof value === 'string' ? value : value.en)?.[1];
      if (choices && first) expect(choices).toContain(first);
    }
  });

  it('numbers the exit codes from 0', () => {
    expect(exitCodes.map(({code}) => code)).toEqual(exitCodes.map((_, index) => index));
  });
});

const pages = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const source = readFileSync(path.join(root, 'docs', file), 'utf8');
    return {file, source, tree: bodyOf({source}).root};
  });

/** What a workflow of a CI service runs. */
function stepsIn(code: string): string[] {
  const found: string[] = [];
  visitYaml(parseDocument(code), {
    Pair(_, {key, value}) {
      if (String(key) === 'run') found.push(String(value));
    },
  });
  return found;
}

function scriptsIn({language, meta, code}: {language: string; meta: string; code: string}): string[] {
  const isDiff = /\bdiff\b/.test(meta);
  const versions = isDiff ? [before(diffLines(code)), after(diffLines(code))] : [code];
  if (language === 'bash') return versions;
  return language === 'yaml' ? versions.flatMap(stepsIn) : [];
}

describe('what pages say about the CLI is known to the registry:', () => {
  it('every call in a sample', () => {
    const calls = pages.flatMap(({file, tree}) =>
      fencesOf(tree)
        .flatMap((fence) => scriptsIn(fence))
        .flatMap(commandsIn)
        .flatMap((words) => {
          const call = argumentsOf(words);
          return call ? [{file, call: words.join(' '), problems: problemsOf(call)}] : [];
        }),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({problems}) => problems.length > 0)).toEqual([]);
  });

  it('every command named in prose', () => {
    const names = ['designto on my laptop'];
    const wrong: string[] = [];
    for (const {file, tree} of pages) {
      visit(tree, 'inlineCode', ({value}) => {
        if (!/^(?:npx )?designto /.test(value) || names.includes(value)) return;
        for (const words of commandsIn(value)) {
          const problems = problemsOf(argumentsOf(words) ?? [], 'mention');
          if (problems.length > 0) wrong.push(`${file}: ${value}: ${problems.join('; ')}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  it('every field of a configuration', () => {
    const wrong = pages.flatMap(({file, tree}) =>
      fencesOf(tree)
        .filter(({meta}) => meta.includes('title="designto.config.'))
        .flatMap(({code}) => configProblems(code).map((problem) => `${file}: ${problem}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('every environment variable', () => {
    const known = variables.map(({name}) => name);
    const used = pages.flatMap(({file, source}) => [...source.matchAll(/\b(?:DESIGNTO)_[A-Z_]+/g)].map(([name]) => ({file, name})));
    expect(used.filter(({name}) => !known.includes(name))).toEqual([]);
  });
});
