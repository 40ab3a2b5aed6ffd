import {describe, expect, it} from 'vitest';
import {renamer} from './words';

const kept = {scope: '@oldie-code', hosts: ['oldie.example', 'code.example']};
const from = {name: 'Oldie', command: 'oldie'};
const rename = (text: string, to = {name: 'Acme Forge', command: 'acme-forge'}, ending: 'vowel' | 'l' | 'consonant' = 'vowel') =>
  renamer(from, to, kept, ending)(text).text;

describe('a rename', () => {
  it.each([
    ['Oldie reads `oldie.config.js`.', 'Acme Forge reads `acme-forge.config.js`.'],
    ["npx oldie@latest, './oldie/card', oldie:export", "npx acme-forge@latest, './acme-forge/card', acme-forge:export"],
    ['OLDIE_TOKEN and $oldie_page', 'ACME_FORGE_TOKEN and $acme_forge_page'],
    [
      'import com.trips.oldie.Card // app/src/main/java/com/trips/oldie/Card.kt',
      'import com.trips.acme_forge.Card // app/src/main/java/com/trips/acme_forge/Card.kt',
    ],
    ['__RECENT__oldie-docs', '__RECENT__acme-forge-docs'],
    ['A Oldie file, a `oldie` folder', 'An Acme Forge file, an `acme-forge` folder'],
  ])('writes %s as %s', (before, after) => expect(rename(before)).toBe(after));

  it.each([
    '/docs/@oldie-code/flags/ and /docs/%40oldie-code/',
    'https://app.oldie.example/signin, help@oldie.example',
    'https://code.example/oldie/docs',
    '@oldie/docs-team',
    'Oldies, goldoldie, HOLDIE_X',
  ])('leaves %s alone', (text) => expect(rename(text)).toBe(text));

  it('brings Korean particles along', () => {
    const text = 'Oldie는 `oldie`를 씁니다. Oldie와 Oldie로서 Oldie의 Oldie가';
    expect(rename(text, {name: 'Button', command: 'button'}, 'consonant')).toBe(
      'Button은 `button`을 씁니다. Button과 Button으로서 Button의 Button이',
    );
    expect(rename(text, {name: 'Pixel', command: 'pixel'}, 'l')).toBe('Pixel은 `pixel`을 씁니다. Pixel과 Pixel로서 Pixel의 Pixel이');
    expect(rename(text)).toBe('Acme Forge는 `acme-forge`를 씁니다. Acme Forge와 Acme Forge로서 Acme Forge의 Acme Forge가');
  });

  it('can be undone', () => {
    const there = rename('An Oldie page: Oldie는 OLDIE_X $oldie_y `oldie` @oldie-code', {name: 'Two Words', command: 'two-words'});
    const back = renamer({name: 'Two Words', command: 'two-words'}, from, kept, 'vowel')(there).text;
    expect(back).toBe('An Oldie page: Oldie는 OLDIE_X $oldie_y `oldie` @oldie-code');
  });
});
