import {expect, it} from 'vitest';
import {choiceCss, choices} from './css';

it('has the rules of every choice', () => {
  const css = choiceCss();
  for (const [group, ids] of Object.entries(choices)) {
    for (const id of ids)
      expect(css).toContain(`[data-choice-${group}='${id}'] [data-offers~='${group}:${id}'] [data-choice-panel='${group}:${id}']`);
  }
});
