import {CssSyntaxError} from 'postcss';
import {parse} from 'postcss-scss';
import {type Check, messageOf} from './check';

export const scss: Check = (code) => {
  try {
    parse(code);
    return undefined;
  } catch (error) {
    if (error instanceof CssSyntaxError) return {line: error.line ?? 1, message: error.reason};
    return {line: 1, message: messageOf(error)};
  }
};
