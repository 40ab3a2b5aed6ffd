/** A language or a version of the docs, and where its pages begin. */
export type Place = {label: string; path: string; isOwn: boolean};

const under = (place: Place, pathname: string) => `${pathname}/`.startsWith(place.path.replace(/\/*$/, '/'));

/** The innermost of the places a path is under. */
const placeOf = (places: Place[], pathname: string) =>
  places.filter((place) => under(place, pathname)).sort((a, b) => b.path.length - a.path.length)[0];

/**
 * Which language and version a page is of, where they are not the reader's own: '1.0', '한국어', '한국어 · 1.0'. The paths of `versions`
 * are those of the language whose base is `base`.
 */
export function originOf(url: string, languages: Place[], versions: Place[], base: string): string {
  const {pathname} = new URL(url);
  const language = placeOf(languages, pathname);
  if (!language) return '';
  const version = placeOf(versions, base + pathname.slice(language.path.length));
  return [language, version].flatMap((place) => (place && !place.isOwn ? [place.label] : [])).join(' · ');
}
