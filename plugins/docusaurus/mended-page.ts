/*
 * For the development server only. A page that could not be compiled when it was opened is empty, and nothing asks for it again: once it
 * is mended, it is loaded anew. The server's own client tells the page of errors and of their end.
 */

let isBroken = false;

window.addEventListener('message', ({data}: MessageEvent<{type?: unknown} | null>) => {
  if (data?.type === 'webpackErrors') isBroken = true;
  else if (isBroken && /^webpack(?:Ok|StillOk|Warnings)$/.test(String(data?.type))) window.location.reload();
});
