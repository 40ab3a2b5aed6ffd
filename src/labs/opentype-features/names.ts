import {translate} from '@docusaurus/Translate';
import type {MissingTag, Tag} from './model';

/** What the picture and the body both name. The picture must not load the rest of the messages. */

/** Looked up at render, so that every message is a literal that can be extracted. */
export function featureLabels(): Record<Tag | MissingTag, string> {
  return {
    tnum: translate({id: 'labs.opentype-features.tnum', message: 'Tabular figures', description: 'OpenType feature tnum'}),
    zero: translate({id: 'labs.opentype-features.zero', message: 'Slashed zero', description: 'OpenType feature zero'}),
    frac: translate({id: 'labs.opentype-features.frac', message: 'Fractions', description: 'OpenType feature frac'}),
    sups: translate({id: 'labs.opentype-features.sups', message: 'Superscript', description: 'OpenType feature sups'}),
    subs: translate({id: 'labs.opentype-features.subs', message: 'Subscript', description: 'OpenType feature subs'}),
    ordn: translate({id: 'labs.opentype-features.ordn', message: 'Ordinals', description: 'OpenType feature ordn'}),
    kern: translate({id: 'labs.opentype-features.kern', message: 'Kerning', description: 'OpenType feature kern'}),
    calt: translate({id: 'labs.opentype-features.calt', message: 'Contextual alternates', description: 'OpenType feature calt'}),
    dlig: translate({id: 'labs.opentype-features.dlig', message: 'Discretionary ligatures', description: 'OpenType feature dlig'}),
    case: translate({id: 'labs.opentype-features.case', message: 'Case-sensitive forms', description: 'OpenType feature case'}),
    cpsp: translate({id: 'labs.opentype-features.cpsp', message: 'Capital spacing', description: 'OpenType feature cpsp'}),
    ss01: translate({id: 'labs.opentype-features.ss01', message: 'Open digits', description: 'Stylistic set 1 of Inter'}),
    ss02: translate({id: 'labs.opentype-features.ss02', message: 'Disambiguation', description: 'Stylistic set 2 of Inter'}),
    ss03: translate({id: 'labs.opentype-features.ss03', message: 'Round quotes, commas', description: 'Stylistic set 3 of Inter'}),
    ss07: translate({id: 'labs.opentype-features.ss07', message: 'Square punctuation', description: 'Stylistic set 7 of Inter'}),
    cv05: translate({
      id: 'labs.opentype-features.cv05',
      message: 'l with tail',
      description: 'Character variant 5 of Inter: lower-case L with a tail',
    }),
    cv08: translate({
      id: 'labs.opentype-features.cv08',
      message: 'I with serif',
      description: 'Character variant 8 of Inter: upper-case i with serifs',
    }),
    cv10: translate({id: 'labs.opentype-features.cv10', message: 'G with spur', description: 'Character variant 10 of Inter'}),
    cv11: translate({id: 'labs.opentype-features.cv11', message: 'Single-story a', description: 'Character variant 11 of Inter'}),
    liga: translate({id: 'labs.opentype-features.liga', message: 'Standard ligatures', description: 'OpenType feature liga'}),
    smcp: translate({id: 'labs.opentype-features.smcp', message: 'Small capitals', description: 'OpenType feature smcp'}),
    c2sc: translate({id: 'labs.opentype-features.c2sc', message: 'Small capitals from capitals', description: 'OpenType feature c2sc'}),
    onum: translate({id: 'labs.opentype-features.onum', message: 'Oldstyle figures', description: 'OpenType feature onum'}),
    swsh: translate({id: 'labs.opentype-features.swsh', message: 'Swash', description: 'OpenType feature swsh'}),
    hist: translate({id: 'labs.opentype-features.hist', message: 'Historical forms', description: 'OpenType feature hist'}),
  };
}
