import type {Text} from './text';

/** Every entry that this site, or a service it is configured with, writes in a reader's browser. The policies show it. */

/** Parts of the site that its configuration switches on, and that decide what it stores and sends. */
export const siteFeatures = ['announcement', 'analytics', 'colorSwitch', 'hostedSearch', 'searchEvents'] as const;
export type SiteFeature = (typeof siteFeatures)[number];

export type Store = 'localStorage' | 'sessionStorage' | 'cookie';

export interface StorageKey {
  /** As the browser shows it. `{index}` is the name of the search index, `{measurement}` the id of the analytics. */
  readonly key: string;
  readonly store: Store;
  /** The feature without which the key is never written. */
  readonly needs?: SiteFeature;
  /** Written by the code of another company, which decides when. */
  readonly thirdParty?: true;
  readonly written: Text;
  readonly purpose: Text;
  readonly kept: Text;
}

const untilCleared: Text = {en: 'until you clear it', ko: '직접 지울 때까지'};

export const storageKeys: readonly StorageKey[] = [
  {
    key: 'docusaurus.announcement.id',
    store: 'localStorage',
    needs: 'announcement',
    written: {en: 'on your first visit', ko: '처음 방문할 때'},
    purpose: {
      en: 'The name of the announcement above the navigation bar, so that a new one is told from one you have seen.',
      ko: '내비게이션 바 위 공지의 이름입니다. 새 공지와 이미 본 공지를 구별합니다.',
    },
    kept: untilCleared,
  },
  {
    key: 'docusaurus.announcement.dismiss',
    store: 'localStorage',
    needs: 'announcement',
    written: {en: 'on your first visit, and when you close the announcement', ko: '처음 방문할 때와 공지를 닫을 때'},
    purpose: {
      en: 'Whether you closed the announcement: `true` or `false`.',
      ko: '공지를 닫았는지 여부입니다. `true` 또는 `false`입니다.',
    },
    kept: {en: 'until a new announcement appears or you clear it', ko: '새 공지가 나오거나 직접 지울 때까지'},
  },
  {
    key: 'docusaurus.tab.target',
    store: 'localStorage',
    written: {en: 'when you choose a target above a code sample', ko: '코드 샘플 위에서 타깃을 고를 때'},
    purpose: {
      en: 'The target whose code you want to see, such as `react`, on every page.',
      ko: '모든 페이지에서 보여 줄 코드의 타깃입니다. 예: `react`.',
    },
    kept: untilCleared,
  },
  {
    key: 'docusaurus.tab.package-manager',
    store: 'localStorage',
    written: {en: 'when you choose a package manager above a command', ko: '명령 위에서 패키지 관리자를 고를 때'},
    purpose: {
      en: 'The package manager whose commands you want to see, such as `pnpm`.',
      ko: '명령을 보여 줄 패키지 관리자입니다. 예: `pnpm`.',
    },
    kept: untilCleared,
  },
  {
    key: 'docs-preferred-version-default',
    store: 'localStorage',
    written: {en: 'when you choose a version in the navigation bar', ko: '내비게이션 바에서 버전을 고를 때'},
    purpose: {
      en: 'The version of the docs you last chose, `current` or `1.0`, for links and for search.',
      ko: '마지막으로 고른 문서 버전(`current` 또는 `1.0`)입니다. 링크와 검색에 사용합니다.',
    },
    kept: untilCleared,
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__{index}',
    store: 'localStorage',
    written: {en: 'when you open a search result', ko: '검색 결과를 열 때'},
    purpose: {
      en: 'Title, address and the passage found, of the pages you opened from the search dialog, to offer them again. Your words are not kept.',
      ko: '검색 창에서 연 페이지의 제목, 주소, 찾은 구절입니다. 다시 보여 주는 데 사용합니다. 검색어는 남기지 않습니다.',
    },
    kept: {
      en: 'the last 7, or 4 beside favorites; each until you remove it or clear the key',
      ko: '최근 7개(즐겨찾기가 있으면 4개). 항목을 지우거나 키를 지울 때까지',
    },
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__{index}',
    store: 'localStorage',
    written: {en: 'when you save a search result as a favorite', ko: '검색 결과를 즐겨찾기로 저장할 때'},
    purpose: {
      en: 'Title, address and the passage found, of the pages you saved in the search dialog.',
      ko: '검색 창에서 저장한 페이지의 제목, 주소, 찾은 구절입니다.',
    },
    kept: {en: 'up to 10; each until you remove it or clear the key', ko: '최대 10개. 항목을 지우거나 키를 지울 때까지'},
  },
  {
    key: 'theme',
    store: 'localStorage',
    needs: 'colorSwitch',
    written: {en: 'when you use the light and dark switch', ko: '밝은 화면과 어두운 화면을 전환할 때'},
    purpose: {en: 'The color mode you chose: `light` or `dark`.', ko: '고른 색상 모드입니다. `light` 또는 `dark`입니다.'},
    kept: untilCleared,
  },
  {
    key: 'AlgoliaObjectQueryCache',
    store: 'localStorage',
    needs: 'searchEvents',
    thirdParty: true,
    written: {en: 'when you open a search result', ko: '검색 결과를 열 때'},
    purpose: {
      en: 'Which search a result you opened came from, kept by the library of the search service. It first writes and removes `__test_localStorage__`, to see whether storing works.',
      ko: '연 결과가 어느 검색에서 나왔는지 검색 서비스의 라이브러리가 기록합니다. 저장할 수 있는지 보려고 먼저 `__test_localStorage__`를 저장했다가 지웁니다.',
    },
    kept: {en: 'up to 5,000 results; until you clear it', ko: '결과 최대 5,000개. 직접 지울 때까지'},
  },
  {
    key: '_ga',
    store: 'cookie',
    needs: 'analytics',
    thirdParty: true,
    written: {en: 'on your first visit, by Google Analytics', ko: '처음 방문할 때 Google Analytics가 저장합니다'},
    purpose: {en: 'A random number that tells one browser from another.', ko: '브라우저를 서로 구별하는 무작위 번호입니다.'},
    kept: {en: '2 years, the default of the service', ko: '2년(서비스의 기본값)'},
  },
  {
    key: '_ga_{measurement}',
    store: 'cookie',
    needs: 'analytics',
    thirdParty: true,
    written: {en: 'on your first visit, by Google Analytics', ko: '처음 방문할 때 Google Analytics가 저장합니다'},
    purpose: {en: 'When your visit began and how many pages it has had.', ko: '방문이 시작된 때와 본 페이지 수입니다.'},
    kept: {en: '2 years, the default of the service', ko: '2년(서비스의 기본값)'},
  },
];
