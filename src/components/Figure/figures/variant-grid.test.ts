import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bodyOf} from '@site/scripts/lib/body';
import {fences} from '@site/scripts/lib/outline';
import {root} from '@site/scripts/lib/paths';
import {expect, it} from 'vitest';
import {states} from './variant-grid';

it('the picture has the colors of the code on its page', () => {
  const source = readFileSync(path.join(root, 'docs/concepts/components/component-variant.mdx'), 'utf8');
  const css = fences(bodyOf({source}).root).find(({language}) => language === 'css')?.code ?? '';
  const fillOf = (selector: string) => {
    const rule = css.split('}').find((part) => part.split('{')[0]?.trim() === selector);
    return /background-color: (#[0-9a-f]+)/.exec(rule ?? '')?.[1];
  };
  expect(states.map(({code}) => fillOf(code.startsWith(':') ? `.book${code}` : code))).toEqual(states.map(({fill}) => fill));
});
