import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardFile} from '../../core/social-card';
import {aFewAtATime} from '../lib/a-few-at-a-time';
import {replaceFile} from '../lib/files';
import {hashOf, MadeBefore, madeBeforeFile} from '../lib/made-before';
import {backgroundOf, type Card, cardPainter, wordsOf} from './draw';
import {sceneOf} from './scenes';
import {sectionsOf} from './sections';

interface PageCard extends Card {
  readonly file: string;
}

/** A card for each page: its title, the part of the docs it is in, and a drawing. Archived pages name their version. */
function cardsOf({loadedVersions}: LoadedContent, baseUrl: string, site: {title: string; tagline: string}): PageCard[] {
  return loadedVersions.flatMap((version) => {
    const sections = sectionsOf(version);
    return version.docs.map(({id, title, permalink}) => {
      const place = permalink.slice(version.path.length).replace(/^\/|\/$/g, '');
      const section = [sections.get(id) ?? site.title, ...(version.isLast ? [] : [version.label])].join(' · ');
      const home = permalink === baseUrl;
      return {title: home ? site.tagline : title, section, scene: sceneOf(place), file: cardFile(permalink, baseUrl)};
    });
  });
}

/** What links to pages look like in chats and feeds. A card that was drawn before is taken from the cache. */
export default function socialCardsPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'designto-social-cards',

    async postBuild({outDir, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')?.content as LoadedContent | undefined;
      if (!docs) return;
      const cache = path.join(siteDir, '.cache/social-cards');
      await Promise.all([mkdir(cache, {recursive: true}), mkdir(path.join(outDir, 'img/cards'), {recursive: true})]);
      const wordmark = await readFile(path.join(siteDir, 'static/img/wordmark.svg'), 'utf8');
      const paint = cardPainter();
      const names = new MadeBefore<string>(siteDir, madeBeforeFile(siteDir, 'social-cards', i18n.currentLocale));
      await aFewAtATime(cardsOf(docs, baseUrl, siteConfig), async (card) => {
        let drawing: readonly [behind: string, words: string] | undefined;
        const draw = () => (drawing ??= [backgroundOf(card.scene, wordmark), wordsOf(card)]);
        const name = names.remember([card.scene, card.title, card.section, wordmark], () => `${hashOf(draw().join('')).slice(0, 16)}.png`);
        const kept = path.join(cache, name);
        if (!existsSync(kept)) replaceFile(kept, await paint(...draw()));
        await copyFile(kept, path.join(outDir, card.file));
      });
      names.save();
    },
  };
}
