import {tokenize} from '@site/core/flags/tokens';
import {describe, expect, it} from 'vitest';
import {cta, team} from './custom-flags';
import type {FlagHandler} from './flag-handler';

/** What a handler returns for the first flag of a layer name. */
function run(handler: FlagHandler, name: string, kind: 'frame' | 'text' = 'frame') {
  const {base, tokens} = tokenize(name);
  const [flag] = tokens;
  if (flag?.kind !== 'custom') throw new Error(`${name} has no custom flag`);
  return handler({key: flag.key, value: flag.value ?? true}, {id: '12:34', name: base, kind});
}

describe('custom flags', () => {
  it('mark an element with its team', () => expect(run(team, 'Card ---team=checkout')).toEqual({attributes: {'data-team': 'checkout'}}));

  it('warn about a team that is missing or unknown', () => {
    for (const name of ['Card ---team', 'Card ---team=marketing', 'Card ---team=Checkout']) {
      expect(run(team, name), name).toEqual({warning: 'Name a team: checkout, search, account.'});
    }
  });

  it('are short for flags that Designto knows', () => {
    expect(run(cta, 'Buy ---cta')).toEqual({flags: ['--as-button', '--min-width=160']});
    expect(run(cta, 'Buy ---cta=wide')).toEqual({flags: ['--as-button', '--width=100%']});
    expect(run(cta, 'Label ---cta', 'text')).toEqual({warning: 'Put ---cta on the frame around the label.'});
  });
});
