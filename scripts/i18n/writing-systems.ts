/** The script of a language that is not written in Latin letters: a text without it is not translated yet. */
const scripts: Record<string, {name: string; pattern: RegExp}> = {
  ko: {name: 'Hangul', pattern: /\p{Script=Hangul}/u},
};

/** The name of the script that the text lacks, or undefined. */
export function missingScript(locale: string, text: string): string | undefined {
  const script = scripts[locale];
  return script && !script.pattern.test(text) ? script.name : undefined;
}
