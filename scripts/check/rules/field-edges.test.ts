import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {fieldEdges} from './field-edges';

const found = (...layers: string[]) =>
  fieldEdges.run(sandbox({'docs/a.mdx': page({}, `\`\`\`layers\nForm 320xhug auto=column padding=20\n${layers.join('\n')}\n\`\`\`\n`)}));

test('passes for fields with a clear edge, and for what is not a field', () => {
  expect(found('  Mail fillx44 stroke=#7d8494 --as-input')).toEqual([]);
  expect(found('  Rule kind=line w=228 stroke=#c8c9bf')).toEqual([]);
  expect(found('  Card 280xhug stroke=#c8c9bf auto=column', '    Title "Trips"')).toEqual([]);
  expect(found('  Later fillx44 stroke=#c8c9bf auto=row justify=center', '    Label "Later"')).toEqual([]);
});

test('finds a faint edge on a flagged field, around a hint and on a field that is detected', () => {
  const message = expect.stringContaining('2.14:1');
  expect(found('  Mail fillx44 stroke=#adb1bd --as-input')).toMatchObject([{line: 7, message}]);
  expect(found('  Mail 120x40 stroke=#adb1bd auto=row', '    Hint "Mail" --placeholder')).toMatchObject([{message}]);
  expect(found('  Mail fillx44 stroke=#adb1bd auto=row align=center', '    Hint "Mail"')).toMatchObject([{message}]);
});

test('counts against what is around the field', () => {
  expect(found('  Bar fillx80 fill=#7d8494', '    Mail fillx44 fill=#ffffff stroke=#7d8494 --as-input')).toMatchObject([
    {message: expect.stringContaining('1.00:1')},
  ]);
});
