/**
 * Lets Node read the TypeScript of the site that it runs for. All of it is compiled at once: file by file, as it is asked for, takes ten
 * times as long. Packages are for Node itself to read.
 */
const {existsSync, readdirSync, readFileSync, statSync} = require('node:fs');
const path = require('node:path');
const {getEnvironmentData, setEnvironmentData} = require('node:worker_threads');
const {buildSync, stop, transformSync} = require('esbuild');

const root = process.cwd();
const folders = ['config', 'core', 'data', 'plugins'];
const options = {format: 'cjs', platform: 'node', target: 'node20', sourcemap: 'inline', logLevel: 'silent'};

/** The text of each file, and when the file had been changed last by then. Threads get what the process has by then. */
const compiled = getEnvironmentData(__filename) ?? new Map();

const sources = () =>
  folders
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true}).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

function compileChanged() {
  const changes = new Map(sources().map((file) => [file, statSync(file).mtimeMs]));
  const changed = [...changes.keys()].filter((file) => compiled.get(file)?.changed !== changes.get(file));
  if (changed.length === 0) return;
  const {outputFiles} = buildSync({...options, entryPoints: changed, outdir: root, outbase: root, write: false});
  for (const {path: written, text} of outputFiles) {
    const file = written.replace(/\.js$/, '.ts');
    compiled.set(file, {text, changed: changes.get(file)});
  }
  setEnvironmentData(__filename, compiled);
  // It would wait for more to the end of the build, with 140 MB.
  stop();
}

function textOf(file) {
  if (compiled.size === 0) compileChanged();
  return compiled.get(file)?.text ?? transformSync(readFileSync(file, 'utf8'), {...options, loader: 'ts', sourcefile: file}).code;
}

require.extensions['.ts'] = (module, file) => module._compile(textOf(file), file);
process.setSourceMapsEnabled(true);

const isOwn = (file) => !file.includes(`${path.sep}node_modules${path.sep}`);

function forget(file) {
  const module = require.cache[file];
  if (!module || !isOwn(file)) return;
  delete require.cache[file];
  for (const {filename} of module.children) forget(filename);
}

/** A module as it is now, with all of the site's own code that it needs. */
exports.requireFresh = (file) => {
  compileChanged();
  forget(require.resolve(file));
  return require(file);
};
