import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {filesOf} from './files';
import type {Host} from './table';

type Values = Record<string, {value: string}>;
type Response = {statusCode: number; headers: Values};
type Handler = (event: {request: {uri: string}; response?: Response}) => {uri?: string} & Partial<Response>;

/** The real functions around a bucket that knows files only, and one error page. */
export function cloudfront(site: string, functions: string): Host {
  const {isFile} = filesOf(site);
  const load = (name: string): Handler => runInNewContext(`${readFileSync(path.join(functions, name), 'utf8')}; handler`);
  const [onRequest, onResponse] = [load('cloudfront-request.js'), load('cloudfront-response.js')];
  const plain = (headers: Values = {}) => Object.fromEntries(Object.entries(headers).map(([name, {value}]) => [name, value]));
  return (target) => {
    const request = {uri: target};
    const changed = onRequest({request});
    if (changed.statusCode)
      return {status: changed.statusCode, location: changed.headers?.location?.value, headers: plain(changed.headers)};
    const uri = changed.uri ?? '';
    const isThere = !uri.startsWith('/.') && isFile(uri);
    const {statusCode = 0, headers} = onResponse({request: {uri}, response: {statusCode: isThere ? 200 : 404, headers: {}}});
    return {status: statusCode, file: isThere ? uri : '/docs/404.html', headers: plain(headers)};
  };
}
