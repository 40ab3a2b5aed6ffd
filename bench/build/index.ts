/** `npm run bench:build`: wall time and peak memory of a cold build; caches and earlier output are removed first. Writes results.md. */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {arch, cpus} from 'node:os';
import path from 'node:path';
import {filesBelow} from '@site/plugins/lib/files';
import {root, webRoot} from '@site/scripts/lib/paths';
import {formatSeconds} from '@site/scripts/lib/progress';

/** Resident memory of a process and all below it, in bytes. Linux only: it reads /proc. */
function residentBytes(pid: number): number {
  const parents = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = read(`/proc/${entry}/stat`)?.split(') ')[1]?.split(' ')[1];
    if (parent) parents.set(Number(parent), [...(parents.get(Number(parent)) ?? []), Number(entry)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(parents.get(member) ?? []));
  return family.reduce((sum, member) => sum + Number(read(`/proc/${member}/statm`)?.split(' ')[1] ?? 0) * 4096, 0);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended between listing and reading.
    return undefined;
  }
}

for (const leftover of ['build', '.docusaurus', 'node_modules/.cache']) rmSync(path.join(root, leftover), {recursive: true, force: true});

const start = performance.now();
let peak = 0;
const child = spawn(path.join(root, 'node_modules/.bin/tsx'), ['scripts/build.ts', '--fresh'], {cwd: root, stdio: 'inherit'});
const timer = setInterval(() => {
  peak = Math.max(peak, residentBytes(child.pid ?? 0));
}, 200);
child.on('close', (code) => {
  clearInterval(timer);
  if (code !== 0) process.exit(code ?? 1);
  const pages = filesBelow(path.join(webRoot, 'docs')).filter(
    (file) => file.endsWith('.html') && !/http-equiv="?refresh/.test(readFileSync(file, 'utf8')),
  ).length;
  const text = [
    `Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${arch()}: a cold build (no caches, no earlier output)`,
    'of both languages with their search indexes, security headers and compressed copies.',
    '',
    '| pages | cores | wall time | peak memory |',
    '| --- | --- | --- | --- |',
    `| ${pages} | ${cpus().length} | ${formatSeconds((performance.now() - start) / 1000)} | ${(peak / 2 ** 30).toFixed(2)} GiB |`,
  ].join('\n');
  console.log(`\n${text}`);
  writeFileSync(path.join(__dirname, 'results.md'), `${text}\n`);
});
