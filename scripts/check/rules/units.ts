import {koreanTexts, withoutCode} from '../lib/korean-texts';
import type {Rule} from '../lib/rule';

/** A number, a space and a unit: `24 px`. Letters after it make another word. */
const spaced = /\d[ \u00a0](?:px|%|[mµ]s|[kKMG]i?B|dp|em|rem|pt|fps)(?![\w-])/g;

export const units: Rule = {
  name: 'units',
  reason: 'Korean readers write 24px, 150% and 16ms without a space; both ways side by side look like two authors.',
  run: (root) =>
    koreanTexts(root).flatMap(({file, line, id, text}) =>
      (withoutCode(text).match(spaced) ?? []).map((found) => ({
        file,
        line,
        message: `${id ? `has "${id}" with` : 'has'} "${found}"; expected "${found.replace(/\s/, '')}"`,
      })),
    ),
};
