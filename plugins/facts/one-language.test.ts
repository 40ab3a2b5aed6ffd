import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

const {inOneLanguage} = createRequire(__filename)('./one-language.cjs') as {
  inOneLanguage: (source: string, locale: string, locales: readonly string[]) => string;
};
const locales = ['en', 'ko', 'pt-BR'];

describe('a file of data/ in one language', () => {
  const source =
    "const a = {name: '--x', meaning: {en: 'It\\'s one.', ko: '하나'}, notes: [\n  {\n    en: `two`,\n    'pt-BR': 'dois',\n  },\n]};";

  it('has the texts of that language', () => {
    expect(inOneLanguage(source, 'ko', locales)).toBe(
      'const a = {name: \'--x\', meaning: {"ko": \'하나\'}, notes: [\n  {"en": `two`},\n]};',
    );
    expect(inOneLanguage(source, 'en', locales)).not.toMatch(/하나|dois/);
    expect(inOneLanguage(source, 'pt-BR', locales)).toContain("{\"en\": 'It\\'s one.'}");
    expect(inOneLanguage(source, 'pt-BR', locales)).toContain('{"pt-BR": \'dois\'}');
  });

  it('leaves other objects alone', () => {
    for (const other of ["{en: 'a', other: 'b'}", "{ko: '가'}", "{name: 'a'}", '{en: 60, ko: 80}', 'if (a) {en(); }']) {
      expect(inOneLanguage(other, 'ko', locales)).toBe(other);
    }
  });
});
