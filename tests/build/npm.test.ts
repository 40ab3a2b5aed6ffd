import {sandbox} from '@site/scripts/lib/sandbox';
import {expect, it} from 'vitest';
import {npm} from './npm';

/** What it starts would keep its output open forever. */
const stopsOnce = `
const {existsSync, writeFileSync} = require('node:fs');
if (existsSync('tried')) console.log('done');
else {
  writeFileSync('tried', '');
  require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'inherit'});
}`;

it('a command that stops for good is killed with all that it has started, and started again', async () => {
  const root = sandbox({'package.json': JSON.stringify({scripts: {work: 'node work.cjs'}}), 'work.cjs': stopsOnce});
  expect(await npm(['run', '--silent', 'work'], root, {}, 4000)).toContain('done');
});

it('a command that fails says what it has printed', async () => {
  const root = sandbox({'package.json': JSON.stringify({scripts: {work: 'echo a reason; exit 3'}})});
  await expect(npm(['run', '--silent', 'work'], root, {})).rejects.toThrow(/ended with code 3:\s+a reason/);
});
