import {readdirSync} from 'node:fs';
import path from 'node:path';
import {baseUrl} from './locales';

/** The address of the face of all Latin text; `npm run fonts` names the file after its content. */
export function textFont(folder = path.resolve(__dirname, '../static/fonts')): string {
  const file = readdirSync(folder).find((name) => /^inter\.[0-9a-f]{8}\.woff2$/.test(name));
  if (!file) throw new Error('static/fonts has no inter.<hash>.woff2; `npm run fonts` writes it.');
  return `${baseUrl}fonts/${file}`;
}

/**
 * The face is used when it is there at the first paint, and left out otherwise (`font-display: optional`), so that no line ever moves.
 * It is asked for early only where that delays nothing: the reader comes from another page of the site and has it, or the connection
 * is fast. Elsewhere the styles ask for it, last of all, and the next page has it.
 */
export const textFontScript = (address: string) =>
  `(function(d,c,l){if(d.referrer.indexOf(location.origin+${JSON.stringify(baseUrl)})===0||c&&!c.saveData&&c.effectiveType==='4g'&&c.downlink>=5){l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=${JSON.stringify(address)};d.head.appendChild(l)}})(document,navigator.connection)`;
