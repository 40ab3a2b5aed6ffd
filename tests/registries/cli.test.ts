import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {argumentsOf, commandsIn} from '@site/core/cli/shell';
import {problemsOf, signatureOf, spellingOf, usageOf} from '@site/core/cli/usage';
import {type Command, commands, configFields, exitCodes, globalOptions, variables} from '@site/data/cli';
import {frameworks} from '@site/data/cli/choices';
import {targetOf} from '@site/data/targets';
import {after, before, diffLines} from '@site/plugins/code/diff';
import {fencesOf} from '@site/scripts/check/samples/fences';
import {bodyOf} from '@site/scripts/lib/body';
import {headings} from '@site/scripts/lib/outline';
import {tableOf} from '@site/scripts/lib/page-table';
import {root} from '@site/scripts/lib/paths';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseDocument, visit as visitYaml} from 'yaml';
import {configProblems} from './config-sample';

const reference = 'cli/reference.mdx';
const plain = (markdown: string) => markdown.replaceAll('`', '');
const listed = (words: readonly string[] | undefined) => (words ?? []).join(', ');

/** Commands with the same table share a section. */
const sections: Readonly<Record<string, string>> = {logout: 'login', whoami: 'login'};
const sectionOf = ({name}: Command) => sections[name] ?? name.replace(' ', '-');

function rowsOf({arguments: parts, options}: Command) {
  const rows = [
    ...parts.map((part) => ({...part, spelling: signatureOf(part)})),
    ...options.map((option) => ({...option, spelling: spellingOf(option)})),
  ];
  return rows.map(({spelling, choices, default: value, meaning}) => ({
    'Argument or option': spelling,
    Values: listed(choices),
    Default: plain(value),
    Meaning: plain(meaning),
  }));
}

describe('the CLI reference has exactly what the registry has:', () => {
  it('the commands', () => {
    const rows = commands.map((command) => ({
      Command: usageOf(command),
      Alias: command.alias ?? '',
      'What it does': plain(command.purpose),
    }));
    expect(tableOf(reference, 'commands')).toEqual(rows);
  });

  it('the global options', () => {
    const rows = globalOptions.map((option) => ({
      Option: spellingOf(option),
      Default: plain(option.default),
      Meaning: plain(option.meaning),
    }));
    expect(tableOf(reference, 'global-options')).toEqual(rows);
  });

  const withRows = commands.filter((command) => rowsOf(command).length > 0);

  it('a section for each command that has arguments or options of its own', () => {
    const all = headings(bodyOf({source: readFileSync(path.join(root, 'docs', reference), 'utf8')}).root);
    const start = all.findIndex(({id}) => id === 'options');
    const length = all.slice(start + 1).findIndex(({depth}) => depth === 2);
    expect(all.slice(start + 1, start + 1 + length).map(({id}) => id)).toEqual([...new Set(withRows.map(sectionOf))]);
  });

  it.each(withRows.map((command) => [command.name, command] as const))('the arguments and options of %s', (_, command) => {
    expect(tableOf(reference, sectionOf(command))).toEqual(rowsOf(command));
  });

  it('the configuration fields', () => {
    const rows = configFields.map(({name, type, choices, default: value, meaning}) => ({
      Field: name,
      Type: choices ? listed(choices) : type,
      Default: plain(value),
      Meaning: plain(meaning),
    }));
    expect(tableOf(reference, 'config-fields')).toEqual(rows);
  });

  it('the environment variables', () => {
    const rows = variables.map(({name, default: value, meaning}) => ({Variable: name, Default: plain(value), Meaning: plain(meaning)}));
    expect(tableOf(reference, 'environment')).toEqual(rows);
  });

  it('the exit codes', () => {
    const rows = exitCodes.map(({code, meaning, remedy}) => ({Code: String(code), Meaning: plain(meaning), 'What to do': plain(remedy)}));
    expect(tableOf(reference, 'exit-codes')).toEqual(rows);
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
      const first = /^`([^`]+)`/.exec(value)?.[1];
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
    const used = pages.flatMap(({file, source}) => [...source.matchAll(/\bDESIGNTO_[A-Z_]+/g)].map(([name]) => ({file, name})));
    expect(used.filter(({name}) => !known.includes(name))).toEqual([]);
  });
});
