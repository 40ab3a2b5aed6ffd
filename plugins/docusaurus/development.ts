import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;
type Rspack = {lazyCompilationMiddleware(compiler: object): Middleware};

/**
 * What the development server is given. All that pages ask it for is below the address of their language, so that one port can lead to
 * the servers of all of them.
 *
 * A page is compiled when it is opened: hundreds of others would keep the first one waiting.
 */
export function developmentConfig(
  {currentBundler}: ConfigureWebpackUtils,
  {baseUrl, generatedFilesDir}: LoadContext,
  rules: object[],
): object {
  const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
  let compilePages: Middleware;
  return {
    lazyCompilation: {entries: false, test: /\.mdx$/, prefix: `${baseUrl}lazy-`},
    module: {rules: [...rules, {resource: path.join(generatedFilesDir, 'registry.js'), loader: path.join(__dirname, 'lazy-registry.cjs')}]},
    plugins: [
      {
        apply(compiler: object) {
          compilePages = lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
      // Docusaurus puts its own before these.
      setupMiddlewares: () => [{name: 'lazy-pages', middleware: compilePages}],
    },
  };
}
