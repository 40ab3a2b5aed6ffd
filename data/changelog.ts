import {commands} from './cli';
import {flags} from './flags';
import {type Status, targets} from './targets';
import type {Text} from './text';

/** What changed, release by release, newest first: the changelog page and its feed. A change names what a reader can look at. */

export interface Change {
  readonly title: Text;
  readonly text: Text;
  /** The page that has more, as its path from the root of the docs. */
  readonly to: string;
}

export interface Release {
  /** As the version menu calls it. */
  readonly version: string;
  /** The anchor of its heading on the changelog page. */
  readonly anchor: string;
  /** The day these notes were published, as year-month-day. */
  readonly date: string;
  readonly summary: Text;
  readonly changes: readonly Change[];
}

const withStatus = (status: Status) => targets.filter((target) => target.status === status).length;

// What the coming release counts is counted here. Once it is out, its notes keep their numbers: write them down then.
export const releases: readonly Release[] = [
  {
    version: 'Next',
    anchor: 'next',
    date: '2026-11-15',
    summary: {
      en: 'The docs of the coming release: more targets, more flags, and pages you can try things on.',
      ko: '다음 릴리스의 문서입니다. 타깃과 플래그가 늘었고, 직접 해 볼 수 있는 페이지가 생겼습니다.',
    },
    changes: [
      {
        title: {en: `From 3 targets to ${targets.length}`, ko: `타깃 3개에서 ${targets.length}개로`},
        text: {
          en: `Of these, ${withStatus('supported')} are supported, ${withStatus('beta')} are in beta and ${withStatus('planned')} are planned; each page says which.`,
          ko: `${withStatus('supported')}개는 지원, ${withStatus('beta')}개는 베타, ${withStatus('planned')}개는 예정입니다. 페이지마다 상태를 밝힙니다.`,
        },
        to: '/code/with-react/',
      },
      {
        title: {en: `From 16 flags to ${flags.length}`, ko: `플래그 16개에서 ${flags.length}개로`},
        text: {
          en: 'One registry with stages: production, staging and draft. Drafts have no effect until you switch them on.',
          ko: '프로덕션, 스테이징, 초안 단계가 있는 하나의 목록입니다. 초안은 켜기 전까지 효과가 없습니다.',
        },
        to: '/@designto-code/flags/',
      },
      {
        title: {en: 'Behavior notes', ko: '변환 규칙'},
        text: {
          en: 'What happens to each property of a design, with the rule, the numbers and the limits.',
          ko: '디자인의 속성이 코드로 어떻게 변환되는지 규칙, 숫자, 한계와 함께 설명합니다.',
        },
        to: '/@designto-code/',
      },
      {
        title: {en: `From 2 commands to ${commands.length}`, ko: `명령 2개에서 ${commands.length}개로`},
        text: {
          en: 'The command line can also update, lint, preview and diagnose, and tells a CI job by its exit code what happened.',
          ko: '명령줄에서 업데이트, 린트, 미리보기, 진단까지 할 수 있고, CI 작업에는 종료 코드로 결과를 알립니다.',
        },
        to: '/cli/reference',
      },
      {
        title: {en: 'Editor and canvas', ko: '에디터와 캔버스'},
        text: {
          en: 'Shortcuts, copy and paste, text, images, vector editing and panels have pages.',
          ko: '단축키, 복사와 붙여넣기, 텍스트, 이미지, 벡터 편집, 패널을 다루는 페이지가 생겼습니다.',
        },
        to: '/editor/shortcuts/',
      },
      {
        title: {en: 'Font tables', ko: '글꼴 표'},
        text: {
          en: 'OpenType features, script tags and variable font axes, with filters and live samples.',
          ko: 'OpenType 피처, 스크립트 태그, 가변 글꼴 축을 필터와 실제 예로 찾아볼 수 있습니다.',
        },
        to: '/reference/',
      },
      {
        title: {en: 'Working group notes', ko: '워킹 그룹 노트'},
        text: {
          en: 'Why the canvas, text and data are built as they are, with trade-offs and open questions.',
          ko: '캔버스, 텍스트, 데이터를 왜 그렇게 만들었는지 장단점과 남은 질문까지 설명합니다.',
        },
        to: '/wg/',
      },
      {
        title: {en: 'Labs', ko: '데모'},
        text: {
          en: 'Drag a frame, turn a gradient, bend a curve: the numbers and the code follow.',
          ko: '프레임을 드래그하고, 그레이디언트를 돌리고, 곡선을 구부리면 숫자와 코드가 따라옵니다.',
        },
        to: '/concepts/layouts/constraints',
      },
      {
        title: {en: 'Search, Korean and a glossary', ko: '검색, 한국어, 용어집'},
        text: {
          en: 'Search answers inside your browser, every page exists in Korean, and one list of words keeps the two together.',
          ko: '검색은 브라우저 안에서 답하고, 모든 페이지가 한국어로 있으며, 하나의 용어 목록이 두 언어를 맞춥니다.',
        },
        to: '/reference/glossary',
      },
    ],
  },
  {
    version: '1.0',
    anchor: 'version-1-0',
    date: '2026-11-15',
    summary: {
      en: 'The docs of the first release, 41 pages, are archived. They stay readable and no longer change.',
      ko: '첫 릴리스의 문서 41페이지를 보관합니다. 계속 읽을 수 있지만 더 이상 바뀌지 않습니다.',
    },
    changes: [
      {
        title: {en: 'Three targets', ko: '타깃 3개'},
        text: {en: 'React, Flutter and vanilla web.', ko: 'React, Flutter, 바닐라 웹입니다.'},
        to: '/1.0/code/with-react/',
      },
      {
        title: {en: 'Sixteen flags', ko: '플래그 16개'},
        text: {
          en: 'Six for headings, eight for sizes, one for artwork and one for wrapping.',
          ko: '제목 6개, 크기 8개, 아트워크 1개, 줄바꿈 1개입니다.',
        },
        to: '/1.0/@designto-code/flags/',
      },
      {
        title: {en: 'Three ways in', ko: '세 가지 진입점'},
        text: {
          en: 'The Figma plugin, import on the web, and the command line with init and add.',
          ko: 'Figma 플러그인, 웹에서 가져오기, init과 add가 있는 명령줄입니다.',
        },
        to: '/1.0/getting-started/integrations',
      },
    ],
  },
];
