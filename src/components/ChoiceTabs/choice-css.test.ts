import path from 'node:path';
import {choices} from '@site/config/choices';
import {expect, test} from 'vitest';
import {choiceCss} from './choice-css';

test('the stylesheet has the rules of every known choice', async () => {
  const css = choiceCss();
  for (const [group, ids] of Object.entries(choices)) {
    for (const id of ids)
      expect(css).toContain(`[data-choice-${group}='${id}'] [data-offers~='${group}:${id}'] [data-choice-panel='${group}:${id}']`);
  }
  await expect(css).toMatchFileSnapshot(path.resolve(__dirname, '../../css/choices.css'));
});
