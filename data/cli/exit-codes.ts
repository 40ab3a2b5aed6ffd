import type {ExitCode} from './types';

export const exitCodes: readonly ExitCode[] = [
  {code: 0, meaning: {en: 'Done.', ko: '완료했습니다.'}, remedy: {en: 'Nothing.', ko: '없습니다.'}},
  {
    code: 1,
    meaning: {en: 'General failure.', ko: '일반적인 실패입니다.'},
    remedy: {en: 'Run again with `--verbose` and read the last lines.', ko: '`--verbose`를 붙여 다시 실행하고 마지막 줄을 읽습니다.'},
  },
  {
    code: 2,
    meaning: {en: 'Wrong usage: an unknown command, option or value.', ko: '잘못된 사용입니다. 알 수 없는 명령, 옵션, 값이 있습니다.'},
    remedy: {en: 'Compare with `designto help`.', ko: '`designto help`와 비교합니다.'},
  },
  {
    code: 3,
    meaning: {en: 'Configuration missing or invalid.', ko: '설정이 없거나 올바르지 않습니다.'},
    remedy: {
      en: 'Run `designto init`, or correct the field it names.',
      ko: '`designto init`을 실행하거나, 메시지에 나온 필드를 고칩니다.',
    },
  },
  {
    code: 4,
    meaning: {
      en: 'Environment missing: an SDK or the version of Node.js.',
      ko: '환경이 갖춰지지 않았습니다. SDK가 없거나 Node.js 버전이 맞지 않습니다.',
    },
    remedy: {en: 'Run `designto doctor` and install what it names.', ko: '`designto doctor`를 실행하고 나온 것을 설치합니다.'},
  },
  {
    code: 5,
    meaning: {en: 'Port or file conflict.', ko: '포트나 파일이 충돌합니다.'},
    remedy: {
      en: 'Choose another port or end the process it names; for files, see `--overwrite`.',
      ko: '다른 포트를 고르거나 메시지에 나온 프로세스를 끝냅니다. 파일은 `--overwrite`를 참고합니다.',
    },
  },
  {
    code: 6,
    meaning: {en: 'Refused by the provider (HTTP 401 or 403).', ko: '디자인 서비스가 요청을 거부했습니다(HTTP 401 또는 403).'},
    remedy: {
      en: 'Renew the token, check its scopes, or get access to the file.',
      ko: '토큰을 새로 만들거나, 권한 범위를 확인하거나, 파일 접근 권한을 받습니다.',
    },
  },
  {
    code: 7,
    meaning: {en: 'Design or node not found (HTTP 404).', ko: '디자인이나 노드를 찾지 못했습니다(HTTP 404).'},
    remedy: {
      en: 'Copy the link again; the id may belong to another file.',
      ko: '링크를 다시 복사합니다. ID가 다른 파일의 것일 수 있습니다.',
    },
  },
  {
    code: 8,
    meaning: {en: 'Too many requests (HTTP 429).', ko: '요청이 너무 많습니다(HTTP 429).'},
    remedy: {
      en: "Wait as long as the message says. If that's days, check your [seat and team](/with-figma/guides/how-to-get-personal-access-token#limits).",
      ko: '출력된 시간만큼 기다립니다. 며칠이라고 나오면 [시트와 팀](/with-figma/guides/how-to-get-personal-access-token#limits)을 확인합니다.',
    },
  },
  {
    code: 9,
    meaning: {
      en: 'Lint errors, too many warnings, or outdated modules with `--check`.',
      ko: '린트 오류가 있거나, 경고가 너무 많거나, `--check`에서 뒤처진 모듈이 있습니다.',
    },
    remedy: {en: 'Fix the design, or run `designto update`.', ko: '디자인을 고치거나 `designto update`를 실행합니다.'},
  },
];
