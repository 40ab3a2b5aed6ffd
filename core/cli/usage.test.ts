import {describe, expect, it} from 'vitest';
import {argumentsOf, commandsIn} from './shell';
import {problemsOf} from './usage';

const callsOf = (script: string) => commandsIn(script).map(argumentsOf);
const wrong = (line: string) => callsOf(line).flatMap((words) => problemsOf(words ?? []));

describe('commands in a sample', () => {
  it('are found through runners, variables, joins, comments and continued lines', () => {
    expect(callsOf('cd app && npx designto init # first\nCI=1 designto update --check')).toEqual([
      undefined,
      ['init'],
      ['update', '--check'],
    ]);
    expect(callsOf('pnpm exec designto add \\\n  "a b" \'c\'')).toEqual([['add', 'a b', 'c']]);
    expect(callsOf('npx designto@latest doctor | cat')).toEqual([['doctor'], undefined]);
    expect(callsOf('npm i -D designto\ncd designto')).toEqual([undefined, undefined]);
  });
});

describe('a call', () => {
  it('is right with what the registry knows', () => {
    const right = [
      'designto --version',
      'designto add "https://www.figma.com/design/KEY/Trips?node-id=12-34" 12:35 --depth 2',
      'designto a 12:34 --out=src/designs -y',
      'designto config set flags.experimental true',
      'designto flutter daemon --port 43071',
      'designto help add',
    ];
    for (const line of right) expect(wrong(line), line).toEqual([]);
  });

  it('is wrong with anything else', () => {
    expect(wrong('designto install')).toEqual(['unknown command "install"']);
    expect(wrong('designto config')).toEqual(['unknown command "config"']);
    expect(wrong('designto add --fast')).toEqual(['unknown option --fast']);
    expect(wrong('designto add --depth')).toEqual(['--depth needs a value']);
    expect(wrong('designto add --all=yes')).toEqual(['--all takes no value']);
    expect(wrong('designto remove')).toEqual(['modules is missing']);
    expect(wrong('designto list hero-card')).toEqual(['too many arguments for list']);
    expect(wrong('designto completion tcsh')).toEqual(['"tcsh" is not a value of shell; known: bash, zsh, fish, powershell']);
    expect(wrong('designto init --framework angular')[0]).toMatch(/^"angular" is not a value of --framework/);
    expect(wrong('designto config get css.units')).toEqual(['no field "css.units"']);
  });

  it('may be named in prose without what it needs', () => {
    expect(problemsOf(['remove'], 'mention')).toEqual([]);
    expect(problemsOf(['config'], 'mention')).toEqual([]);
    expect(problemsOf(['completion', '<shell>'], 'mention')).toEqual([]);
    expect(problemsOf(['sync'], 'mention')).toEqual(['unknown command "sync"']);
    expect(problemsOf(['lint', '--fix'], 'mention')).toEqual(['unknown option --fix']);
  });
});
