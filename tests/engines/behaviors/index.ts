import type {Behavior} from '../reader';
import {inLabs} from './labs';
import {pages} from './pages';
import {reading} from './reading';
import {search} from './search';
import {shell} from './shell';

/** Without this, nothing else could say that a page logs nothing. */
const hearing: Behavior = {
  name: 'what a page writes to the console, or throws, is heard',
  expected: /a word|late/,
  async run(reader) {
    await reader.open('/docs/flags/');
    await reader.driver.evaluate(() => {
      console.warn('a word');
      setTimeout(() => {
        throw new Error('late');
      });
    });
    const heard: string[] = [];
    for (const word of ['a word', 'late'])
      await reader.untilHere(`"${word}" is heard`, async () => {
        heard.push(...(await reader.messages()));
        return heard.some((text) => text.includes(word));
      });
  },
};

/** What readers rely on, in every engine. */
export const behaviors: Behavior[] = [hearing, ...shell, ...pages, ...reading, ...search, ...inLabs];
