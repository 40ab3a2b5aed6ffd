import sax from 'sax';
import {type Check, messageOf} from './check';

/** One document, or several elements side by side. */
export const xml: Check = (code) => {
  const whole = code.trimStart().startsWith('<?xml');
  const parser = sax.parser(true);
  try {
    parser.write(whole ? code : `<sample>${code}</sample>`).close();
    return undefined;
  } catch (error) {
    return {line: parser.line + 1, message: messageOf(error)};
  }
};
