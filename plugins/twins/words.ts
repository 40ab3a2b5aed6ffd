import {textIn} from '../../core/text';
import type {Text} from '../../data/text';

const texts = {
  picture: {en: 'Picture', ko: '그림'},
  demo: {en: 'Interactive demo', ko: '인터랙티브 데모'},
  try: {en: 'Try it on the page', ko: '페이지에서 해 보기'},
  note: {en: 'Note', ko: '주'},
} as const satisfies Record<string, Text>;

export type Words = Record<keyof typeof texts, string>;

/** The few words of a twin that its page says by other means than text. */
export const wordsIn = (locale: string): Words =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textIn(text, locale)])) as Words;
