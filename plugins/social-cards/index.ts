import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardFile} from '../../core/social-card';
import {inOneWorker} from '../lib/in-workers';
import {hashOf, MadeBefore, madeBeforeFile} from '../lib/made-before';
import type {Card} from './draw';
import {drawCard} from './draw-card';
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

/**
 * What links to pages look like in chats and feeds. Cards need nothing of the built pages, so they are drawn beside the bundler, which
 * does not keep all processors busy. One that was drawn before is taken from the cache.
 */
export default function socialCardsPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const cache = path.join(siteDir, '.cache/social-cards');
  let drawn: Promise<{name: string; file: string}[]> | undefined;

  async function draw(cards: PageCard[]): Promise<{name: string; file: string}[]> {
    const wordmark = readFileSync(path.join(siteDir, 'static/img/wordmark.svg'), 'utf8');
    const before = new MadeBefore<string>(siteDir, madeBeforeFile(siteDir, 'social-cards', i18n.currentLocale));
    const keyOf = ({scene, title, section}: Card) => hashOf(scene, title, section, wordmark);
    const isKept = (card: Card) => {
      const name = before.get(keyOf(card));
      return name !== undefined && existsSync(path.join(cache, name));
    };
    const missing = cards.filter((card) => !isKept(card));
    mkdirSync(cache, {recursive: true});
    const names = await inOneWorker(path.join(__dirname, 'draw-card.ts'), drawCard, missing, {cache, wordmark});
    for (const [at, card] of missing.entries()) before.put(keyOf(card), names[at] ?? '');
    before.save();
    return cards.map((card) => ({name: before.get(keyOf(card)) ?? '', file: card.file}));
  }

  return {
    name: 'designto-social-cards',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (docs && process.env.NODE_ENV !== 'development') drawn = draw(cardsOf(docs, baseUrl, siteConfig));
    },

    async postBuild({outDir}) {
      if (!drawn) return;
      await mkdir(path.join(outDir, 'img/cards'), {recursive: true});
      for (const {name, file} of await drawn) await copyFile(path.join(cache, name), path.join(outDir, file));
    },
  };
}
