/** Puts the hero card of each target on a page of its own: `tsx tests/targets/build.ts`. */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type TargetId, targets} from '@site/data/targets';
import {build, mergeConfig} from 'vite';
import {bundlers} from './bundlers';
import {filesOf} from './files';
import {photo} from './photo';
import {type Bundler, type Drawn, setupOf, sourceRoot, targetsRoot} from './setups';

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

function writeSource(id: TargetId, {added = {}}: Drawn): void {
  const folder = path.join(sourceRoot, id);
  for (const [file, content] of [...filesOf(id), ...Object.entries(added)]) write(path.join(folder, file), content);
  write(path.join(folder, 'designto/assets/photo.png'), photo());
}

/** All targets of a bundler at once: what they share, React above all, is read once. */
async function bundle(bundler: Bundler, input: string[]): Promise<void> {
  const common = {
    configFile: false,
    root: sourceRoot,
    base: './',
    publicDir: false,
    // Its warnings are about "use client" in packages.
    logLevel: 'error',
    build: {
      outDir: targetsRoot,
      assetsDir: `assets/${bundler}`,
      // The photo stays a file, as it is without a bundler.
      assetsInlineLimit: 0,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: {input},
    },
  };
  await build(mergeConfig(common, bundlers[bundler]));
}

async function main(): Promise<void> {
  for (const folder of [sourceRoot, targetsRoot]) rmSync(folder, {recursive: true, force: true});
  const inputs = new Map<Bundler, string[]>();
  for (const target of targets) {
    const setup = setupOf(target);
    if ('reason' in setup) {
      console.log(`  ${target.name} is not drawn: ${setup.reason}`);
      continue;
    }
    writeSource(target.id, setup);
    const folder = path.join(sourceRoot, target.id);
    if (setup.bundler) inputs.set(setup.bundler, [...(inputs.get(setup.bundler) ?? []), path.join(folder, setup.open)]);
    else cpSync(folder, path.join(targetsRoot, target.id), {recursive: true});
  }
  for (const [bundler, input] of inputs) await bundle(bundler, input);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
