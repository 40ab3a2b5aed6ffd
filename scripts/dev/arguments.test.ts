import {expect, it} from 'vitest';
import {portAndRest} from './arguments';

it.each([
  [[], undefined, {port: 3000, rest: []}],
  [[], '4000', {port: 4000, rest: []}],
  [['--port', '4001', '--poll'], '4000', {port: 4001, rest: ['--poll']}],
  [['--poll', '-p=4002'], undefined, {port: 4002, rest: ['--poll']}],
])('%j with PORT=%s', (args, variable, expected) => expect(portAndRest(args, variable)).toEqual(expected));

it.each([
  [['--port'], /port is ""/],
  [['--port', 'x'], /port is "x"; expected a number/],
  [['--locale', 'ko'], /serves all languages/],
])('%j is refused in words', (args, message) => expect(() => portAndRest(args)).toThrow(message));
