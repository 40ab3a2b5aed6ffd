/** Puts the hero card of each target on a page of its own: `tsx tests/targets/build.ts`. */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type TargetId, targets} from '@site/data/targets';
import {build, mergeConfig} from 'vite';
import {bundlers} from './bundlers';
import {filesOf} from './files';
import {type Manifest, manifestFile, sourceRoot, targetsRoot} from './folders';
import {photo} from './photo';
import {type Bundler, type Drawn, setupOf} from './setups';

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

function writeSource(id: TargetId, files: Map<string, string>, {added = {}}: Drawn): void {
  const folder = path.join(sourceRoot, id);
  for (const [file, content] of [...files, ...Object.entries(added)]) write(path.join(folder, file), content);
  write(path.join(folder, 'designto/assets/photo.png'), photo());
}

/** All targets of a bundler at once: what they share, mainly React, is read once. */
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
  const manifest: Manifest = {};
  for (const target of targets) {
    const files = filesOf(target.id);
    const setup = setupOf(target.id, [...files.keys()]);
    if ('reason' in setup) {
      console.log(`  ${target.name} is not drawn: ${setup.reason}`);
      manifest[target.id] = setup;
      continue;
    }
    manifest[target.id] = {address: `/${target.id}/${setup.open}`};
    writeSource(target.id, files, setup);
    const folder = path.join(sourceRoot, target.id);
    if (setup.bundler) inputs.set(setup.bundler, [...(inputs.get(setup.bundler) ?? []), path.join(folder, setup.open)]);
    else cpSync(folder, path.join(targetsRoot, target.id), {recursive: true});
  }
  for (const [bundler, input] of inputs) await bundle(bundler, input);
  write(manifestFile, JSON.stringify(manifest));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
