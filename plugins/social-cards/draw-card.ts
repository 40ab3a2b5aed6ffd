import {existsSync} from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../lib/files';
import {answerAsWorker} from '../lib/in-workers';
import {hashOf} from '../lib/made-before';
import {backgroundOf, type Card, cardPainter, wordsOf} from './draw';

const paint = cardPainter();

/** Draws a card, unless the cache has it, and gives its name there. */
export function drawCard(card: Card, {cache, wordmark}: {cache: string; wordmark: string}): string {
  const drawing = [backgroundOf(card.scene, wordmark), wordsOf(card)] as const;
  const name = `${hashOf(drawing.join('')).slice(0, 16)}.png`;
  const file = path.join(cache, name);
  if (!existsSync(file)) replaceFile(file, paint(...drawing));
  return name;
}

answerAsWorker(__filename, drawCard);
