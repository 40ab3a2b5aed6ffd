import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * A drawing of `static/` as an address that has the drawing in it. As files, the logos would be asked for with every page, each
 * in light and in dark, before its text can be seen.
 */
export function drawing(file: string): string {
  const svg = readFileSync(path.join(__dirname, '../static', file), 'utf8').trim();
  const short = svg.replace(/>\s+</g, '><').replaceAll('"', "'");
  return `data:image/svg+xml,${short.replace(/[%#<>]/g, encodeURIComponent)}`;
}
