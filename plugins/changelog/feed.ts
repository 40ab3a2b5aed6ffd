import {brand} from '../../config/brand';
import {textIn} from '../../core/text';
import {type Change, type Release, releases} from '../../data/changelog';
import type {Text} from '../../data/text';

export const feedName = 'changelog.xml';

const title: Text = {en: `${brand.name} changelog`, ko: `${brand.name} 변경 이력`};

export const feedTitle = (locale: string): string => textIn(title, locale);

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;'};

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const at = (date: string): string => `${date}T00:00:00Z`;

interface Place {
  readonly locale: string;
  /** Where the pages of the locale begin, with the host and the last slash. */
  readonly root: string;
}

const addressOf = ({to}: Change, {root}: Place): string => root + to.slice(1);

/** The list of changes as HTML; it becomes text of the feed, so it is escaped once more there. */
function content(release: Release, place: Place): string {
  const items = release.changes.map((change) => {
    const link = `<a href="${escapeXml(addressOf(change, place))}">${escapeXml(textIn(change.title, place.locale))}</a>`;
    return `<li>${link}: ${escapeXml(textIn(change.text, place.locale))}</li>`;
  });
  return `<p>${escapeXml(textIn(release.summary, place.locale))}</p><ul>${items.join('')}</ul>`;
}

function entry(release: Release, place: Place): string {
  const address = `${place.root}together/changelog#${release.anchor}`;
  return `  <entry>
    <title>${escapeXml(`${brand.name} ${release.version}`)}</title>
    <id>${escapeXml(address)}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
    <updated>${at(release.date)}</updated>
    <content type="html">${escapeXml(content(release, place))}</content>
  </entry>`;
}

/** The changelog as an Atom feed in one language; undefined without any release, for a feed has to say when it was updated. */
export function atomFeed(place: Place, list: readonly Release[] = releases): string | undefined {
  const self = place.root + feedName;
  const newest = list
    .map(({date}) => date)
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${place.locale}">
  <title>${escapeXml(feedTitle(place.locale))}</title>
  <id>${escapeXml(self)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(`${place.root}together/changelog`)}"/>
  <updated>${at(newest)}</updated>
  <author><name>${escapeXml(brand.company)}</name></author>
${list.map((release) => entry(release, place)).join('\n')}
</feed>
`;
}
