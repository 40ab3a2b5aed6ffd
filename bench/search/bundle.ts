import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';

export const root = path.resolve(__dirname, '../..');
export const gzipSize = (content: string | Uint8Array) => gzipSync(content, {level: 9}).length;

/** gzip size of a module with everything it imports, minified for the browsers Docusaurus builds for. */
export async function bundleSize(entry: string, stdin?: string): Promise<number> {
  const input = stdin ? {stdin: {contents: stdin, resolveDir: root}} : {entryPoints: [path.join(root, entry)]};
  const {outputFiles} = await build({
    ...input,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    alias: {'@site': root},
    logLevel: 'silent',
  });
  return gzipSize(outputFiles[0]?.contents ?? '');
}
