import type {ShownFile} from '@site/core/playground/result';
import {zip} from '@site/core/zip';

/** Saves one file as it is and several as an archive. Everything happens in the browser. */
export function download(files: readonly ShownFile[]): void {
  const [first, ...rest] = files;
  if (!first) return;
  const single = rest.length === 0;
  const archive = `${first.name.replace(/\..*$/, '')}.zip`;
  const blob = single
    ? new Blob([first.code], {type: 'text/plain;charset=utf-8'})
    : new Blob([zip(files.map(({name, code}) => ({name, text: code})))], {type: 'application/zip'});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = single ? first.name : archive;
  link.click();
  // The browser has taken the blob by the next task.
  window.setTimeout(() => URL.revokeObjectURL(link.href));
}
