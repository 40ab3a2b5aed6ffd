import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** The page on which a reader arrives who was looking for one that the version lacks: `/docs/1.0/?missing=cli/daemon`. */
export const missingPageKey = 'missing';

const comparable = (path: string) => {
  const inner = path.replace(/\/$/, '').toLowerCase();
  try {
    return decodeURIComponent(inner);
  } catch {
    return inner;
  }
};

export function homeOf(version: GlobalVersion): string {
  return version.docs.find(({id}) => id === version.mainDocId)?.path ?? version.path;
}

/** The address in `other` of a page whose address in `version` is `pathname`, if `other` has such a page. */
export function sameAddressIn(other: GlobalVersion, version: GlobalVersion, pathname: string): string | undefined {
  const [start, asked] = [comparable(version.path), comparable(pathname)];
  if (asked !== start && !asked.startsWith(`${start}/`)) return undefined;
  const wanted = comparable(other.path) + asked.slice(start.length);
  return other.docs.find(({path}) => comparable(path) === wanted)?.path;
}

/** A page of the version by its path inside it (`flags`); where the version has no such page, the one of `latest`. */
export function addressIn(version: GlobalVersion, latest: GlobalVersion, path: string): string {
  const address = `${latest.path.replace(/\/$/, '')}/${path}`;
  return sameAddressIn(version, latest, address) ?? address;
}

type Reading = {
  version: GlobalVersion;
  pathname: string;
  /** The page being read; none on a not-found page. */
  docId: string | undefined;
};

export type SwitchTarget = {
  path: string;
  /** The same page, so that the query and the place on it can be kept. */
  isSamePage: boolean;
  /** The page that the version lacks. */
  missing: string | undefined;
};

/** Where choosing another version leads. */
export function switchTarget(other: GlobalVersion, {version, pathname, docId}: Reading): SwitchTarget {
  const same = docId === undefined ? sameAddressIn(other, version, pathname) : other.docs.find(({id}) => id === docId)?.path;
  return same ? {path: same, isSamePage: true, missing: undefined} : {path: homeOf(other), isSamePage: false, missing: docId};
}
