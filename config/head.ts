import type {Config} from '@docusaurus/types';
import {choicesScript} from './choices';
import {loadFailureScript} from './load-failure';
import {baseUrl} from './locales';
import {platformScript} from './platform';
import {textFont, textFontScript} from './text-font';

/**
 * The theme hides a dismissed announcement before the first paint by looking at the dismissal alone, so a bar with a
 * new id would stay hidden on the first load. Removing the dismissal of another id first fixes that.
 */
const forgetOldDismissal = (id: string) =>
  `try{var s=localStorage;s.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)}&&s.removeItem('docusaurus.announcement.dismiss')}catch(e){}`;

const inline = (innerHTML: string) => ({tagName: 'script', attributes: {}, innerHTML});

/** Beside the SVG icon of the configuration: for browsers that want pixels, and for home screens. */
const icons = [
  {tagName: 'link', attributes: {rel: 'alternate icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
];

export function headTags(announcementId: string | undefined): Config['headTags'] {
  return [
    inline(textFontScript(textFont())),
    inline(loadFailureScript(baseUrl)),
    ...(announcementId ? [inline(forgetOldDismissal(announcementId))] : []),
    inline(choicesScript),
    inline(platformScript),
    ...icons,
  ];
}
