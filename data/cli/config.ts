import {frameworks, languages, pictureFormats, stylings} from './choices';
import {byFramework, none} from './defaults';
import type {ConfigField} from './types';

const exporting = 'framework.component_declaration_style.exporting_style';

/** Every field of `designto.config.js`, in the order of the page. */
export const configFields: readonly ConfigField[] = [
  {
    name: 'name',
    type: 'string',
    default: {en: 'name of the package', ko: '패키지 이름'},
    meaning: {en: 'A label for the project.', ko: '프로젝트에 붙이는 이름입니다.'},
  },
  {
    name: 'designprovider',
    type: 'choice',
    choices: ['figma'],
    default: '`figma`',
    meaning: {en: 'Where the design comes from; there is one so far.', ko: '디자인의 출처입니다. 지금은 하나뿐입니다.'},
  },
  {
    name: 'design.file',
    type: 'string',
    default: none,
    meaning: {en: 'The key or the URL of the design file.', ko: '디자인 파일의 키 또는 URL입니다.'},
  },
  {
    name: 'design.token',
    type: 'string',
    default: '`env:DESIGNTO_FIGMA_TOKEN`',
    meaning: {
      en: 'The environment variable with the token, after `env:`; never the token itself.',
      ko: '`env:` 뒤에 토큰이 든 환경 변수를 적습니다. 토큰 자체는 절대 적지 않습니다.',
    },
  },
  {
    name: 'design.branch',
    type: 'string',
    default: none,
    meaning: {en: 'The key of a Figma branch to read instead.', ko: '메인 파일 대신 읽을 Figma 브랜치의 키입니다.'},
  },
  {
    name: 'output.path',
    type: 'string',
    default: {en: '`designto`; `lib/designto` in Flutter', ko: '`designto`. Flutter에서는 `lib/designto`'},
    meaning: {en: 'The output folder.', ko: '출력 폴더입니다.'},
  },
  {
    name: 'output.naming.file',
    type: 'choice',
    choices: ['kebab', 'snake', 'pascal', 'camel'],
    default: {
      en: '`kebab`; `pascal` in Vue and Svelte, `snake` in Flutter',
      ko: '`kebab`. Vue와 Svelte에서는 `pascal`, Flutter에서는 `snake`',
    },
    meaning: {en: 'How files are named.', ko: '파일 이름을 짓는 방식입니다.'},
  },
  {
    name: 'output.naming.component',
    type: 'choice',
    choices: ['pascal'],
    default: '`pascal`',
    meaning: {en: 'How components are named.', ko: '컴포넌트 이름을 짓는 방식입니다.'},
  },
  {
    name: 'output.index',
    type: 'boolean',
    default: '`true`',
    meaning: {en: 'Writes an index file that exports every module.', ko: '모든 모듈을 내보내는 인덱스 파일을 만듭니다.'},
  },
  {
    name: 'output.banner',
    type: 'boolean or string',
    default: '`true`',
    meaning: {
      en: 'Writes a comment with file key, node id and version at the top of each file; you can add text of your own to it.',
      ko: '각 파일의 맨 위에 파일 키, 노드 ID, 버전을 주석으로 넣습니다. 문자열을 지정하면 주석에 덧붙입니다.',
    },
  },
  {
    name: 'framework.framework',
    type: 'choice',
    choices: frameworks,
    default: none,
    meaning: {en: 'What the code is written for.', ko: '어떤 프레임워크용 코드를 생성할지 정합니다.'},
  },
  {
    name: 'framework.language',
    type: 'choice',
    choices: languages,
    default: byFramework,
    meaning: {en: 'The language of the code.', ko: '코드의 언어입니다.'},
  },
  {
    name: 'framework.styling.type',
    type: 'choice',
    choices: stylings,
    default: byFramework,
    meaning: {en: 'Where styles are written.', ko: '스타일을 넣는 곳입니다.'},
  },
  {
    name: `${exporting}.type`,
    type: 'choice',
    choices: ['export-named-functional-component', 'export-default-functional-component', 'export-anonymous-functional-component'],
    default: '`export-named-functional-component`',
    meaning: {en: 'How a React component is exported.', ko: 'React 컴포넌트를 내보내는 방식입니다.'},
  },
  {
    name: `${exporting}.declaration_syntax_choice`,
    type: 'choice',
    choices: ['function', 'const'],
    default: '`function`',
    meaning: {en: 'How a React component is declared.', ko: 'React 컴포넌트를 선언하는 방식입니다.'},
  },
  {
    name: `${exporting}.exporting_position`,
    type: 'choice',
    choices: ['with-declaration', 'after-declaration', 'end-of-file'],
    default: '`with-declaration`',
    meaning: {en: 'Where the word `export` goes.', ko: '`export`를 붙이는 위치입니다.'},
  },
  {
    name: 'assets.path',
    type: 'string',
    default: '`designto/assets`',
    meaning: {en: 'The folder of the pictures.', ko: '이미지를 두는 폴더입니다.'},
  },
  {
    name: 'assets.format',
    type: 'choice',
    choices: pictureFormats,
    default: '`png`',
    meaning: {en: 'The format of artwork without an export flag.', ko: '내보내기 플래그가 없는 아트워크의 형식입니다.'},
  },
  {
    name: 'assets.scales',
    type: 'list of numbers',
    default: '`[1, 2, 3]`',
    meaning: {en: 'The pixel densities of PNG, JPG and WebP pictures.', ko: 'PNG, JPG, WebP 이미지의 픽셀 밀도입니다.'},
  },
  {
    name: 'assets.mode',
    type: 'choice',
    choices: ['local', 'remote', 'inline'],
    default: '`local`',
    meaning: {
      en: 'How code refers to pictures: a file, an address that expires, or data in the code.',
      ko: '코드에서 이미지를 가리키는 방식입니다. 차례로 파일, 만료되는 주소, 코드 안의 데이터입니다.',
    },
  },
  {
    name: 'components.enabled',
    type: 'boolean',
    default: '`false`',
    meaning: {en: 'Turns main components into reusable code with props.', ko: '메인 컴포넌트를 props가 있는 재사용 코드로 만듭니다.'},
  },
  {
    name: 'components.auto_props',
    type: 'boolean',
    default: '`true`',
    meaning: {en: 'Finds props by comparing instances with their component.', ko: '인스턴스를 컴포넌트와 비교해 props를 찾습니다.'},
  },
  {
    name: 'flags.enabled',
    type: 'boolean',
    default: '`true`',
    meaning: {en: 'Reads flags in layer names.', ko: '레이어 이름의 플래그를 읽습니다.'},
  },
  {
    name: 'flags.experimental',
    type: 'boolean',
    default: '`false`',
    meaning: {en: 'Lets draft flags take effect.', ko: '초안 플래그도 적용합니다.'},
  },
  {
    name: 'flags.custom',
    type: 'object',
    default: '`{}`',
    meaning: {
      en: 'Handlers for [flags of your own](/flags/custom), by key.',
      ko: '[직접 만든 플래그](/flags/custom)의 핸들러를 키별로 적습니다.',
    },
  },
  {
    name: 'ignore_invisible',
    type: 'boolean',
    default: '`true`',
    meaning: {
      en: 'Reserved for dropping hidden layers early; has no effect yet.',
      ko: '앞으로 숨긴 레이어를 미리 걸러 내는 데 사용할 필드입니다. 아직 효과가 없습니다.',
    },
  },
  {
    name: 'text.line_break',
    type: 'choice',
    choices: ['br', 'pre-line'],
    default: '`br`',
    meaning: {en: 'How line breaks in text are written on the web.', ko: '웹에서 텍스트의 줄바꿈을 나타내는 방식입니다.'},
  },
  {
    name: 'css.unit',
    type: 'choice',
    choices: ['px', 'rem'],
    default: '`px`',
    meaning: {en: 'The unit of lengths.', ko: '길이의 단위입니다.'},
  },
  {name: 'css.rem_base', type: 'number', default: '`16`', meaning: {en: 'How many pixels are 1 rem.', ko: '1rem이 몇 픽셀인지 정합니다.'}},
  {
    name: 'css.box_sizing',
    type: 'choice',
    choices: ['border-box', 'none'],
    default: '`border-box`',
    meaning: {en: 'Which `box-sizing` is written, if any.', ko: '코드에 넣을 `box-sizing`입니다. 넣지 않을 수도 있습니다.'},
  },
  {
    name: 'lint.rules',
    type: 'object',
    default: {en: 'recommended', ko: '권장 설정'},
    meaning: {
      en: 'The severity of single rules: `error`, `warning`, `hint` or `off`.',
      ko: '규칙별 심각도입니다. `error`, `warning`, `hint`, `off` 가운데 하나입니다.',
    },
  },
  {
    name: 'breakpoints',
    type: 'object',
    default: '`{xs: 320, sm: 768, md: 1024, lg: 1280, xl: 1440}`',
    meaning: {en: 'The widths that responsive ids refer to.', ko: '반응형 ID가 가리키는 너비입니다.'},
  },
  {
    name: 'format',
    type: 'choice',
    choices: ['prettier', 'none'],
    default: {en: '`prettier`; `dart format` in Flutter', ko: '`prettier`. Flutter에서는 `dart format`'},
    meaning: {en: 'What formats the code.', ko: '코드의 형식을 맞추는 도구입니다.'},
  },
  {
    name: 'telemetry',
    type: 'boolean',
    default: '`true`',
    meaning: {
      en: 'Sends [usage statistics](/cli/telemetry); `false` is final, whatever the environment says.',
      ko: '[사용 통계](/cli/telemetry)를 보냅니다. `false`이면 환경 변수와 관계없이 보내지 않습니다.',
    },
  },
];
