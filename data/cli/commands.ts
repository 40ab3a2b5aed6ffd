import {stages} from '../flags/types';
import {frameworks, languages, pictureFormats, stylings} from './choices';
import {asked, byFramework, off, required} from './defaults';
import type {CliArgument, CliOption, Command, Words} from './types';

/** What every command accepts. */
export const globalOptions: readonly CliOption[] = [
  {
    name: '--config',
    short: '-c',
    value: 'path',
    default: {en: 'found by lookup', ko: '자동으로 찾음'},
    meaning: {en: 'The configuration file to read.', ko: '읽을 설정 파일입니다.'},
  },
  {name: '--cwd', value: 'dir', default: '`.`', meaning: {en: 'The folder to work in.', ko: '작업할 폴더입니다.'}},
  {
    name: '--yes',
    short: '-y',
    default: off,
    meaning: {en: 'Accepts the proposed answer to every question.', ko: '모든 질문에 제안된 답을 그대로 적용합니다.'},
  },
  {
    name: '--json',
    default: off,
    meaning: {
      en: 'Prints one JSON document; messages go to standard error.',
      ko: 'JSON 문서 하나를 출력합니다. 메시지는 표준 오류로 나갑니다.',
    },
  },
  {name: '--silent', default: off, meaning: {en: 'Prints errors only.', ko: '오류만 출력합니다.'}},
  {
    name: '--verbose',
    default: off,
    meaning: {en: 'Prints every step and every request.', ko: '모든 단계와 요청을 출력합니다.'},
  },
  {name: '--no-color', default: off, meaning: {en: 'Prints without colors.', ko: '색 없이 출력합니다.'}},
  {
    name: '--help',
    short: '-h',
    default: off,
    meaning: {en: 'Shows help for the command and exits.', ko: '명령을 설명하고 끝냅니다.'},
  },
  {
    name: '--version',
    short: '-v',
    default: off,
    meaning: {en: 'Prints the version and exits.', ko: '버전을 출력하고 끝냅니다.'},
  },
];

const modules = (fallback: Words, meaning: Words): CliArgument => ({name: 'modules', many: true, default: fallback, meaning});
const targets = (fallback: Words, meaning: Words): CliArgument => ({name: 'targets', many: true, default: fallback, meaning});
const target = (fallback: Words, meaning: Words): CliArgument => ({name: 'target', default: fallback, meaning});

const provider: CliOption = {
  name: '--provider',
  value: 'name',
  choices: ['figma'],
  default: '`figma`',
  meaning: {en: 'The account to use.', ko: '어느 서비스의 계정인지 정합니다.'},
};

export const commands: readonly Command[] = [
  {
    name: 'init',
    purpose: {en: 'Sets up a project.', ko: '프로젝트를 설정합니다.'},
    arguments: [{name: 'dir', default: '`.`', meaning: {en: 'The folder of the project.', ko: '프로젝트 폴더입니다.'}}],
    options: [
      {
        name: '--framework',
        value: 'name',
        choices: frameworks,
        default: {en: 'recognized, or you are asked', ko: '자동 인식, 안 되면 실행할 때 물음'},
        meaning: {en: 'What the code is written for.', ko: '어떤 프레임워크용 코드를 생성할지 정합니다.'},
      },
      {
        name: '--language',
        value: 'name',
        choices: languages,
        default: byFramework,
        meaning: {en: 'The language of the code.', ko: '코드의 언어입니다.'},
      },
      {
        name: '--styling',
        value: 'type',
        choices: stylings,
        default: byFramework,
        meaning: {en: 'Where styles are written.', ko: '스타일을 넣는 곳입니다.'},
      },
      {
        name: '--file',
        value: 'url',
        default: asked,
        meaning: {en: 'The design file, as a URL or a file key.', ko: '디자인 파일의 URL 또는 파일 키입니다.'},
      },
      {
        name: '--token-env',
        value: 'name',
        default: '`DESIGNTO_FIGMA_TOKEN`',
        meaning: {en: 'The environment variable that holds the access token.', ko: '액세스 토큰이 든 환경 변수입니다.'},
      },
      {
        name: '--force',
        default: off,
        meaning: {
          en: 'Overwrites an existing configuration instead of proposing its values.',
          ko: '기존 설정의 값을 제안하는 대신 설정을 덮어씁니다.',
        },
      },
    ],
  },
  {
    name: 'add',
    alias: 'a',
    purpose: {en: 'Generates modules.', ko: '모듈을 생성합니다.'},
    arguments: [modules(asked, {en: 'What to generate.', ko: '생성할 대상입니다.'})],
    options: [
      {name: '--all', default: off, meaning: {en: 'Every scene of the file.', ko: '파일의 모든 씬입니다.'}},
      {
        name: '--out',
        value: 'dir',
        default: '`output.path`',
        meaning: {en: 'The output folder of this run.', ko: '이번 실행의 출력 폴더입니다.'},
      },
      {
        name: '--name',
        value: 'name',
        default: {en: 'from the layer', ko: '레이어 이름을 따름'},
        meaning: {en: 'The name of the module; with one module only.', ko: '모듈의 이름입니다. 모듈이 하나일 때만 사용합니다.'},
      },
      {
        name: '--dry-run',
        default: off,
        meaning: {en: 'Lists the files and writes none.', ko: '파일 목록만 보여 주고 만들지는 않습니다.'},
      },
      {
        name: '--overwrite',
        default: off,
        meaning: {en: 'Replaces files that were edited by hand without asking.', ko: '직접 고친 파일을 묻지 않고 덮어씁니다.'},
      },
      {name: '--no-assets', default: off, meaning: {en: 'Writes no pictures.', ko: '이미지 파일을 만들지 않습니다.'}},
      {
        name: '--no-install',
        default: off,
        meaning: {
          en: 'Lists the packages that the code needs and installs none.',
          ko: '코드에 필요한 패키지를 나열하기만 하고 설치하지는 않습니다.',
        },
      },
      {
        name: '--depth',
        value: 'n',
        default: {en: 'all levels', ko: '모든 단계'},
        meaning: {
          en: 'How many levels of nested components become separate modules.',
          ko: '중첩 컴포넌트를 몇 단계까지 별도의 모듈로 만들지 정합니다.',
        },
      },
    ],
  },
  {
    name: 'update',
    alias: 'up',
    purpose: {en: 'Regenerates the modules whose design has changed.', ko: '디자인이 바뀐 모듈을 다시 생성합니다.'},
    arguments: [modules({en: 'all added modules', ko: '추가한 모든 모듈'}, {en: 'What to regenerate.', ko: '다시 생성할 대상입니다.'})],
    options: [
      {
        name: '--check',
        default: off,
        meaning: {
          en: 'Writes nothing and ends with exit code 9 when a module is outdated.',
          ko: '파일을 바꾸지 않고, 뒤처진 모듈이 있으면 종료 코드 9로 끝납니다.',
        },
      },
      {
        name: '--since',
        value: 'version',
        default: {en: 'version of each module', ko: '각 모듈의 버전'},
        meaning: {en: 'The file version from which changes count.', ko: '이 파일 버전 이후의 변경만 따집니다.'},
      },
    ],
  },
  {
    name: 'remove',
    alias: 'rm',
    purpose: {en: 'Deletes generated modules.', ko: '생성된 모듈을 삭제합니다.'},
    arguments: [
      {
        name: 'modules',
        required: true,
        many: true,
        default: required,
        meaning: {en: 'What to delete.', ko: '삭제할 대상입니다.'},
      },
    ],
    options: [{name: '--keep-assets', default: off, meaning: {en: 'Leaves the pictures in place.', ko: '이미지를 그대로 둡니다.'}}],
  },
  {
    name: 'list',
    alias: 'ls',
    purpose: {en: 'Lists the added modules with node id, version and state.', ko: '추가한 모듈을 노드 ID, 버전, 상태와 함께 나열합니다.'},
    arguments: [],
    options: [
      {
        name: '--remote',
        default: off,
        meaning: {en: 'Lists the scenes of the design file instead.', ko: '모듈 대신 디자인 파일의 씬을 나열합니다.'},
      },
    ],
  },
  {
    name: 'lint',
    purpose: {en: 'Lints the design.', ko: '디자인을 린트합니다.'},
    arguments: [targets({en: 'the whole file', ko: '파일 전체'}, {en: 'What to lint.', ko: '린트할 대상입니다.'})],
    options: [
      {
        name: '--rule',
        value: 'name',
        default: {en: 'all rules', ko: '모든 규칙'},
        meaning: {en: 'Runs this rule only; can be repeated.', ko: '이 규칙만 실행합니다. 여러 번 사용할 수 있습니다.'},
      },
      {
        name: '--max-warnings',
        value: 'n',
        default: {en: 'no limit', ko: '제한 없음'},
        meaning: {en: 'Ends with exit code 9 when there are more warnings.', ko: '경고가 이보다 많으면 종료 코드 9로 끝납니다.'},
      },
      {
        name: '--format',
        value: 'name',
        choices: ['stylish', 'json', 'sarif'],
        default: '`stylish`',
        meaning: {en: 'The form of the report.', ko: '보고서의 형식입니다.'},
      },
    ],
  },
  {
    name: 'flags',
    purpose: {
      en: 'Shows the flags of each layer as they were read, and marks unknown ones.',
      ko: '레이어별로 읽은 플래그를 보여 주고 알 수 없는 플래그를 표시합니다.',
    },
    arguments: [target({en: 'the whole file', ko: '파일 전체'}, {en: 'What to look at.', ko: '살펴볼 대상입니다.'})],
    options: [
      {
        name: '--stage',
        value: 'name',
        choices: stages,
        default: {en: 'all stages', ko: '모든 단계'},
        meaning: {en: 'Shows the flags of this stage only.', ko: '이 단계의 플래그만 보여 줍니다.'},
      },
    ],
  },
  {
    name: 'preview',
    purpose: {en: 'Shows a design as code in the browser.', ko: '디자인을 브라우저에서 코드로 보여 줍니다.'},
    arguments: [target(asked, {en: 'What to show.', ko: '보여 줄 대상입니다.'})],
    options: [
      {name: '--port', value: 'n', default: '`4307`', meaning: {en: 'The port of the local server.', ko: '로컬 서버의 포트입니다.'}},
      {name: '--open', default: off, meaning: {en: 'Opens the browser.', ko: '브라우저를 엽니다.'}},
    ],
  },
  {
    name: 'export',
    purpose: {en: 'Exports pictures, without code.', ko: '코드 없이 이미지만 내보냅니다.'},
    arguments: [targets(asked, {en: 'What to export.', ko: '내보낼 대상입니다.'})],
    options: [
      {
        name: '--format',
        value: 'name',
        choices: pictureFormats,
        default: '`assets.format`',
        meaning: {en: 'The format of the pictures.', ko: '이미지의 형식입니다.'},
      },
      {
        name: '--scale',
        value: 'n',
        default: '`assets.scales`',
        meaning: {en: 'The pixel density; can be repeated.', ko: '픽셀 밀도입니다. 여러 번 사용할 수 있습니다.'},
      },
      {name: '--out', value: 'dir', default: '`assets.path`', meaning: {en: 'The folder to write to.', ko: '이미지를 저장할 폴더입니다.'}},
    ],
  },
  {
    name: 'tokens',
    purpose: {
      en: 'Writes color, text and effect styles and variables as design tokens.',
      ko: '색상, 텍스트, 효과 스타일과 변수를 디자인 토큰 파일로 저장합니다.',
    },
    arguments: [],
    options: [
      {
        name: '--format',
        value: 'name',
        choices: ['css', 'json', 'ts', 'dart', 'tailwind'],
        default: byFramework,
        meaning: {en: 'The form of the tokens.', ko: '토큰의 형식입니다.'},
      },
    ],
  },
  {
    name: 'diff',
    purpose: {en: 'Compares a module with what would be generated now.', ko: '모듈을 지금 다시 생성했을 때의 코드와 비교합니다.'},
    arguments: [{name: 'module', required: true, default: required, meaning: {en: 'What to compare.', ko: '비교할 대상입니다.'}}],
    options: [
      {
        name: '--stat',
        default: off,
        meaning: {en: 'Prints the number of changed lines per file only.', ko: '파일별로 바뀐 줄 수만 출력합니다.'},
      },
    ],
  },
  {
    name: 'login',
    purpose: {en: 'Signs in through the browser, instead of a token.', ko: '토큰 대신 브라우저로 로그인합니다.'},
    arguments: [],
    options: [provider],
  },
  {name: 'logout', purpose: {en: 'Signs out.', ko: '로그아웃합니다.'}, arguments: [], options: [provider]},
  {
    name: 'whoami',
    purpose: {en: 'Prints the account that designs are read with.', ko: '디자인을 읽는 데 사용하는 계정을 출력합니다.'},
    arguments: [],
    options: [provider],
  },
  {
    name: 'config get',
    purpose: {en: 'Prints the value of a configuration field.', ko: '설정 필드의 값을 출력합니다.'},
    arguments: [
      {
        name: 'field',
        required: true,
        default: required,
        meaning: {en: 'The field, such as `css.unit`.', ko: '`css.unit` 같은 필드입니다.'},
      },
    ],
    options: [],
  },
  {
    name: 'config set',
    purpose: {en: 'Changes a configuration field.', ko: '설정 필드를 바꿉니다.'},
    arguments: [
      {
        name: 'field',
        required: true,
        default: required,
        meaning: {en: 'The field, such as `css.unit`.', ko: '`css.unit` 같은 필드입니다.'},
      },
      {
        name: 'value',
        required: true,
        default: required,
        meaning: {
          en: 'The new value: JSON if it can be parsed, otherwise text.',
          ko: '새 값입니다. JSON으로 읽을 수 있으면 JSON으로, 아니면 텍스트로 읽습니다.',
        },
      },
    ],
    options: [],
  },
  {
    name: 'config list',
    purpose: {en: 'Prints all fields with their values and where each comes from.', ko: '모든 필드의 값과 그 출처를 출력합니다.'},
    arguments: [],
    options: [],
  },
  {
    name: 'doctor',
    purpose: {
      en: 'Checks Node.js, SDKs, the scopes of the token and access to the file.',
      ko: 'Node.js, SDK, 토큰의 권한 범위, 파일 접근 권한을 점검합니다.',
    },
    arguments: [],
    options: [],
  },
  {name: 'cache clean', purpose: {en: 'Empties the cache.', ko: '캐시를 비웁니다.'}, arguments: [], options: []},
  {
    name: 'flutter daemon',
    purpose: {en: 'Starts a local build server for Flutter previews.', ko: 'Flutter 미리보기를 위한 로컬 빌드 서버를 시작합니다.'},
    arguments: [],
    options: [
      {
        name: '--port',
        value: 'n',
        default: '`43070`',
        meaning: {en: 'The port; the web editor looks for the default.', ko: '포트입니다. 웹 에디터는 기본 포트를 찾습니다.'},
      },
      {name: '--host', value: 'addr', default: '`127.0.0.1`', meaning: {en: 'The address to listen on.', ko: '연결을 기다릴 주소입니다.'}},
      {
        name: '--flutter-sdk',
        value: 'path',
        default: {en: 'found on `PATH`', ko: '`PATH`에서 찾음'},
        meaning: {en: 'The folder of the Flutter SDK.', ko: 'Flutter SDK의 폴더입니다.'},
      },
      {
        name: '--device',
        value: 'name',
        choices: ['web-server'],
        default: '`web-server`',
        meaning: {en: 'The device to build for; there is one so far.', ko: '빌드 대상 기기입니다. 지금은 하나뿐입니다.'},
      },
    ],
  },
  {
    name: 'completion',
    purpose: {en: 'Prints a completion script for your shell.', ko: '셸에서 명령을 자동 완성하는 스크립트를 출력합니다.'},
    arguments: [
      {
        name: 'shell',
        required: true,
        choices: ['bash', 'zsh', 'fish', 'powershell'],
        default: required,
        meaning: {en: 'The shell you use.', ko: '사용하는 셸입니다.'},
      },
    ],
    options: [],
  },
  {
    name: 'help',
    purpose: {en: 'Shows help for a command.', ko: '명령을 설명합니다.'},
    arguments: [
      {name: 'command', default: {en: 'all commands', ko: '모든 명령'}, meaning: {en: 'The command to explain.', ko: '설명할 명령입니다.'}},
    ],
    options: [],
  },
];
