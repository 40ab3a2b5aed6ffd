import {expect, test} from 'vitest';
import {cssCode, flutterCode} from './code';
import {declarations, initial} from './model';

test('what is drawn is what is printed', () => {
  expect(declarations(initial)).toEqual({width: '120px', height: '80px'});
  expect(cssCode(initial)).toBe('.layer {\n  width: 120px;\n  height: 80px;\n}');
  expect(flutterCode(initial)).toBe('SizedBox(width: 120, height: 80, child: layer)');
});
