import {all, bool} from './shorthand';
import type {FlagFacts} from './types';

const formats = ['png', 'jpg', 'svg', 'pdf', 'gif'] as const;

export const graphics: readonly FlagFacts[] = [
  {
    name: '--artwork',
    keys: ['--artwork', '--graphics'],
    value: bool,
    stage: 'production',
    meaning: {
      en: 'Turns the layer and everything inside it into one exported picture.',
      ko: '레이어와 그 안의 모든 것을 하나의 이미지로 내보냅니다.',
    },
    targets: all,
    related: ['--export-as', '--export', '--export-png', '--export-svg', '--hash', '--as-mdi'],
  },
  {
    name: '--export-as',
    keys: ['--export-as'],
    value: {kinds: ['enum'], required: true, allowed: formats},
    stage: 'draft',
    meaning: {
      en: 'Exports the layer as an asset in the named format and uses it in place of generated markup.',
      ko: '레이어를 지정한 형식의 에셋으로 내보내고 생성된 마크업 대신 사용합니다.',
    },
    targets: all,
    related: ['--export', '--export-png', '--export-jpg', '--export-svg', '--export-pdf', '--export-gif', '--artwork'],
  },
  {
    name: '--export',
    keys: ['--export'],
    value: {kinds: ['enum'], bare: 'png', allowed: formats},
    stage: 'draft',
    meaning: {
      en: 'Short for --export-as: marks the layer for export as an asset.',
      ko: '--export-as를 짧게 적은 형태로, 레이어를 에셋으로 내보내도록 표시합니다.',
    },
    targets: all,
    related: ['--export-as', '--export-png', '--export-jpg', '--export-svg', '--export-pdf', '--export-gif', '--artwork'],
  },
  {
    name: '--export-png',
    keys: ['--export-png', '--export-as=png'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Exports the layer as a PNG, the usual format of artwork.',
      ko: '레이어를 아트워크의 기본 형식인 PNG로 내보냅니다.',
    },
    targets: all,
    related: ['--export-as', '--artwork', '--export-jpg', '--export-svg'],
  },
  {
    name: '--export-jpg',
    keys: ['--export-jpg', '--export-as=jpg'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Exports the layer as a JPEG; transparency is flattened.',
      ko: '레이어를 JPEG로 내보냅니다. 투명한 부분은 사라집니다.',
    },
    targets: all,
    related: ['--export-as', '--export-png', '--artwork'],
  },
  {
    name: '--export-svg',
    keys: ['--export-svg', '--export-as=svg'],
    value: bool,
    stage: 'draft',
    meaning: {en: 'Exports the layer as an SVG file or inline SVG.', ko: '레이어를 SVG 파일이나 인라인 SVG로 내보냅니다.'},
    targets: all,
    related: ['--export-as', '--artwork', '--as-mdi', '--hash'],
  },
  {
    name: '--export-pdf',
    keys: ['--export-pdf', '--export-as=pdf'],
    value: bool,
    stage: 'draft',
    meaning: {en: 'Exports the layer as a PDF file next to the code.', ko: '레이어를 코드 옆의 PDF 파일로 내보냅니다.'},
    targets: all,
    related: ['--export-as', '--export-svg'],
  },
  {
    name: '--export-gif',
    keys: ['--export-gif'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Exports the layer as an animated GIF; a still layer gets a ten-frame stand-in.',
      ko: '레이어를 움직이는 GIF로 내보냅니다. 정지된 레이어는 10프레임짜리 대체 이미지가 됩니다.',
    },
    targets: all,
    related: ['--export-as', '--export-png', '--video', '--x-lottie-view'],
  },
];
