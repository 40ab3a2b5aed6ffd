import vm from 'node:vm';
import {expect, test} from 'vitest';
import {choicesScript} from './choices';

/** Runs the head script against a page that is no more than its root element. */
function attributesAfter(storage: () => Record<string, string>, hash = ''): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  const context = {document: {documentElement}, location: {hash}};
  Object.defineProperty(context, 'localStorage', {get: () => ({getItem: (key: string) => storage()[key] ?? null})});
  vm.runInNewContext(choicesScript, context);
  return attributes;
}

test('what the reader chose is an attribute of the root element', () => {
  expect(attributesAfter(() => ({'docusaurus.tab.target': 'flutter', other: 'x'}))).toEqual({
    'data-choices': '',
    'data-choice-target': 'flutter',
  });
});

test('a blocked storage leaves the first panels', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(attributesAfter(blocked)).toEqual({'data-choices': ''});
});

test('a design in the address is known before anything is shown', () => {
  for (const hash of ['#layers=Card', '#z=abc', '#target=flutter&z=abc'])
    expect(
      attributesAfter(() => ({}), hash),
      hash,
    ).toEqual({'data-choices': '', 'data-choice-design': ''});
  for (const hash of ['', '#share', '#size=z'])
    expect(
      attributesAfter(() => ({}), hash),
      hash,
    ).toEqual({'data-choices': ''});
});
