import type {RequestListener} from 'node:http';
import path from 'node:path';
import {plainPath} from '@site/core/address';
import {sendFile} from '@site/scripts/serve/send-file';

/** A host without the rules of the site: it serves the files of a folder, without headers and redirects. */
export function plainHost(folder: string, notFound?: string): RequestListener {
  return async (request, response) => {
    const asked = plainPath((request.url ?? '').replace(/[?#].*$/, ''));
    const file = path.join(folder, asked ?? '');
    const found =
      asked !== undefined &&
      ((await sendFile(file, request, response)) || (await sendFile(path.join(file, 'index.html'), request, response)));
    if (found || (notFound && (await sendFile(path.join(folder, notFound), request, response, {status: 404})))) return;
    response.writeHead(404).end();
  };
}
