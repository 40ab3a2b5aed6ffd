import type {Text} from '../text';

/** The five ways a family ships its italics. */
export const scenarios = ['single-static', 'many-static', 'ital-axis', 'slnt-instances', 'two-variable'] as const;
export type Scenario = (typeof scenarios)[number];

/** Bits of OS/2.fsSelection that say something about style. */
export const styleBits = {italic: 0x1, bold: 0x20, regular: 0x40, useTypoMetrics: 0x80} as const;

export interface ItalicFont {
  readonly file: string;
  readonly scenario: Scenario;
  /** Name ID 2, the legacy subfamily. */
  readonly subfamily: string;
  /** Name ID 6. */
  readonly postScript: string;
  /** OS/2.fsSelection. */
  readonly fsSelection: number;
  /** post.italicAngle, in degrees, to one place. */
  readonly angle: number;
  readonly axes: readonly string[];
  /** Named instances whose name says Italic, where the file has both upright and italic ones. */
  readonly italicInstances?: number;
  /** What finds the italic; without it the file is upright. */
  readonly foundBy?: 'bit-0' | 'instances';
  readonly note?: Text;
}

/** Files of Google Fonts, each with the values its tables hold, sorted by file name. */
export const italicFonts: readonly ItalicFont[] = [
  {
    file: 'Allerta-Regular.ttf',
    scenario: 'single-static',
    subfamily: 'Regular',
    postScript: 'Allerta-Regular',
    fsSelection: 0x40,
    angle: 0,
    axes: [],
  },
  {
    file: 'Geist-Italic[wght].ttf',
    scenario: 'two-variable',
    subfamily: 'Italic',
    postScript: 'Geist-Italic',
    fsSelection: 0x81,
    angle: -12,
    axes: ['wght'],
    foundBy: 'bit-0',
  },
  {
    file: 'Geist[wght].ttf',
    scenario: 'two-variable',
    subfamily: 'Regular',
    postScript: 'Geist-Regular',
    fsSelection: 0xc0,
    angle: 0,
    axes: ['wght'],
  },
  {
    file: 'Inter-Italic[opsz,wght].ttf',
    scenario: 'two-variable',
    subfamily: 'Italic',
    postScript: 'Inter-Italic',
    fsSelection: 0x81,
    angle: -9.4,
    axes: ['opsz', 'wght'],
    foundBy: 'bit-0',
  },
  {
    file: 'Inter[opsz,wght].ttf',
    scenario: 'two-variable',
    subfamily: 'Regular',
    postScript: 'Inter-Regular',
    fsSelection: 0xc0,
    angle: 0,
    axes: ['opsz', 'wght'],
  },
  {
    file: 'Molle-Italic.ttf',
    scenario: 'single-static',
    subfamily: 'Regular',
    postScript: 'Molle-Regular',
    fsSelection: 0x01,
    angle: -22,
    axes: [],
    foundBy: 'bit-0',
    note: {en: 'Both names say Regular.', ko: '두 이름 모두 Regular라고 되어 있습니다.'},
  },
  {
    file: 'NotoSans-Italic[wdth,wght].ttf',
    scenario: 'two-variable',
    subfamily: 'Italic',
    postScript: 'NotoSans-Italic',
    fsSelection: 0x81,
    angle: -12,
    axes: ['wdth', 'wght'],
    foundBy: 'bit-0',
  },
  {
    file: 'NotoSans[wdth,wght].ttf',
    scenario: 'two-variable',
    subfamily: 'Regular',
    postScript: 'NotoSans-Regular',
    fsSelection: 0xc0,
    angle: 0,
    axes: ['wdth', 'wght'],
  },
  {
    file: 'PTSerif-Bold.ttf',
    scenario: 'many-static',
    subfamily: 'Bold',
    postScript: 'PTSerif-Bold',
    fsSelection: 0x20,
    angle: 0,
    axes: [],
  },
  {
    file: 'PTSerif-BoldItalic.ttf',
    scenario: 'many-static',
    subfamily: 'Bold Italic',
    postScript: 'PTSerif-BoldItalic',
    fsSelection: 0x21,
    angle: -12,
    axes: [],
    foundBy: 'bit-0',
  },
  {
    file: 'PTSerif-Italic.ttf',
    scenario: 'many-static',
    subfamily: 'Italic',
    postScript: 'PTSerif-Italic',
    fsSelection: 0x01,
    angle: -12,
    axes: [],
    foundBy: 'bit-0',
  },
  {
    file: 'PTSerif-Regular.ttf',
    scenario: 'many-static',
    subfamily: 'Regular',
    postScript: 'PTSerif-Regular',
    fsSelection: 0x40,
    angle: 0,
    axes: [],
  },
  {
    file: 'Recursive[CASL,CRSV,MONO,slnt,wght].ttf',
    scenario: 'slnt-instances',
    subfamily: 'Regular',
    postScript: 'Recursive-SansLinearLight',
    fsSelection: 0xc0,
    angle: 0,
    axes: ['CASL', 'CRSV', 'MONO', 'slnt', 'wght'],
    italicInstances: 32,
    foundBy: 'instances',
    note: {en: 'Its italics are slnt −15 with CRSV 1.', ko: '이탤릭은 slnt −15와 CRSV 1입니다.'},
  },
  {
    file: 'RobotoFlex[GRAD,XOPQ,XTRA,YOPQ,YTAS,YTDE,YTFI,YTLC,YTUC,opsz,slnt,wdth,wght].ttf',
    scenario: 'slnt-instances',
    subfamily: 'Regular',
    postScript: 'RobotoFlex-Regular',
    fsSelection: 0xc0,
    angle: 0,
    axes: ['GRAD', 'XOPQ', 'XTRA', 'YOPQ', 'YTAS', 'YTDE', 'YTFI', 'YTLC', 'YTUC', 'opsz', 'slnt', 'wdth', 'wght'],
    italicInstances: 10,
    foundBy: 'instances',
    note: {en: 'Its italics are slnt −10.', ko: '이탤릭은 slnt −10입니다.'},
  },
];
