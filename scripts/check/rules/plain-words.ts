import {bodyOf} from '../../lib/body';
import {prose} from '../../lib/outline';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {sourceTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

/** They tell a reader who is stuck that it is easy, and add nothing for one who is not. */
const words = ['simply', 'just', 'easily', 'obviously'];

// A hyphen makes another word: just-in-time.
const pattern = new RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'gi');

/** What is drawn as a picture by itself, or because the selector U+FE0F asks for it; not ©, ™ or arrows. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;

function check(page: Page): Problem[] {
  const texts = [
    ...['title', 'description'].map((name) => ({text: field(page, name), line: fieldLine(page, name)})),
    ...prose(bodyOf(page).root),
  ];
  return texts.flatMap(({text, line}) => [
    ...(text.match(pattern) ?? []).map((word) => ({file: page.file, line, message: `says "${word}"; leave it out`})),
    ...(text.match(emoji) ?? []).map((sign) => ({file: page.file, line, message: `has the emoji ${sign}; say it in words`})),
  ]);
}

export const plainWords: Rule = {
  name: 'plain-words',
  reason: `Words such as ${words.map((word) => `"${word}"`).join(', ')} make a stuck reader feel stupid; emoji are read aloud and age badly.`,
  run: (root) => sourceTrees(root).flatMap((tree) => pagesOf(root, tree).flatMap(check)),
};
