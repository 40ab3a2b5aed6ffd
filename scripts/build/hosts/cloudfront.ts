import {forever, forPattern, type Hosting, hashedName, revalidated} from './description';

/**
 * The function of CloudFront for a viewer's request: a bucket knows files only, so the address of a page becomes that of its file. A page
 * may have a dot in its address (`/docs/1.0/`), so only endings of files are taken for files.
 */
export function requestFunction({home}: Hosting): string {
  return `// CloudFront function (cloudfront-js-2.0), event: viewer request.
var file = /\\.(?:avif|br|css|gif|gz|html|ico|jpe?g|js|json|map|md|mp4|otf|pdf|png|svg|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml)$/;

function handler(event) {
  var request = event.request;
  if (request.uri === '/') {
    return {statusCode: 301, statusDescription: 'Moved Permanently', headers: {location: {value: '${home}'}}};
  }
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  else if (!file.test(request.uri)) request.uri += '/index.html';
  return request;
}
`;
}

/** The function for the answer to a viewer: the headers of this build, and how long an answer may be kept. */
export function responseFunction({headers, bases}: Hosting): string {
  const values = Object.entries(headers).map(
    ([name, value]) => `  ${JSON.stringify(name.toLowerCase())}: {value: ${JSON.stringify(value)}},\n`,
  );
  return `// CloudFront function (cloudfront-js-2.0), event: viewer response.
var headers = {
${values.join('')}};
var hashed = /^(?:${bases.map((base) => forPattern(base).replaceAll('/', '\\/')).join('|')})${hashedName.replaceAll('/', '\\/')}/;

function handler(event) {
  var response = event.response;
  for (var name in headers) response.headers[name] = headers[name];
  var isKept = response.statusCode < 400 && hashed.test(event.request.uri);
  response.headers['cache-control'] = {value: isKept ? '${forever}' : '${revalidated}'};
  var type = response.headers['content-type'];
  if (type && /^(?:text\\/|application\\/(?:json|manifest\\+json)|image\\/svg)/.test(type.value) && type.value.indexOf('charset') < 0) {
    response.headers['content-type'] = {value: type.value + '; charset=utf-8'};
  }
  return response;
}
`;
}
