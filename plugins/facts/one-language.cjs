// A loader of the bundler, which takes plain JavaScript only: the files of data/ and config/ as the browser gets them, with their texts in the
// language that is built, and in English where that has none. Without it the labs would bring every language to every reader.

const string = `${String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`}\`(?:[^\`\\\\]|\\\\.)*\`)`;
const name = String.raw`(?:[a-z]+|'[\w-]+')`;
const text = new RegExp(String.raw`\{\s*((?:${name}:\s*${string}\s*,?\s*)+)\}`, 'g');
const part = new RegExp(String.raw`(${name}):\s*(${string})`, 'g');

/** `{en: '…', ko: '…'}` in one language. Other objects stay as they are. */
function inOneLanguage(source, locale, locales) {
  return source.replace(text, (whole, inside) => {
    const parts = [...inside.matchAll(part)].map(([, key, value]) => [key.replaceAll("'", ''), value]);
    if (!parts.every(([key]) => locales.includes(key)) || parts[0]?.[0] !== 'en') return whole;
    const [key, value] = parts.find(([each]) => each === locale) ?? parts[0];
    return `{${JSON.stringify(key)}: ${value}}`;
  });
}

module.exports = function oneLanguage(source) {
  const {locale, locales} = this.getOptions();
  return inOneLanguage(source, locale, locales);
};
module.exports.inOneLanguage = inOneLanguage;
