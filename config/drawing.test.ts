import {expect, it} from 'vitest';
import {footer} from './footer';
import {navbar} from './navbar';

it('writes every logo into the page, as a whole drawing', () => {
  for (const address of [navbar.logo.src, navbar.logo.srcDark, footer.logo.src, footer.logo.srcDark]) {
    const [, drawing = ''] = /^data:image\/svg\+xml,([^#"<>]+)$/.exec(address) ?? [];
    expect(decodeURIComponent(drawing)).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'.+<\/svg>$/s);
  }
});
