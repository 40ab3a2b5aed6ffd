import {describe, expect, it} from 'vitest';
import {parseLayers} from '../../../layers/parse';
import {convert} from '../..';
import type {Declarations} from '../element';
import {bare} from '../parts';
import {utilitiesOf} from './utilities';

const utilities = (declarations: Declarations, tag = 'div'): string =>
  utilitiesOf({...bare(tag, 1), styles: [{state: '', declarations}]}).join(' ');

describe('utilities', () => {
  it.each<[Declarations, string]>([
    [{width: '320px', height: '10px'}, 'h-2.5 w-80'],
    [{width: '327px', padding: '1px'}, 'w-[327px] p-px'],
    [{width: '100%', left: '50%', 'max-width': '33.3%'}, 'left-1/2 w-full max-w-[33.3%]'],
    [{left: '-8px', top: 'calc(50% - 40px)'}, 'top-[calc(50%_-_40px)] -left-2'],
    [{padding: '10px 16px'}, 'px-4 py-2.5'],
    [{padding: '0 16px'}, 'px-4'],
    [{padding: '4px 0 8px 2px'}, 'pt-1 pb-2 pl-0.5'],
    [{'border-radius': '16px'}, 'rounded-2xl'],
    [{'border-radius': '8px 8px 0 0'}, 'rounded-[8px_8px_0_0]'],
    [{border: '1px solid #161a22'}, 'border border-[#161a22]'],
    [{outline: '3px solid rgba(0, 0, 0, 0.5)', 'outline-offset': '-3px'}, 'outline-3 outline-[rgba(0,0,0,0.5)] -outline-offset-3'],
    [{'background-color': '#ffffff', color: 'var(--brand-accent)'}, 'bg-white text-(--brand-accent)'],
    [{background: 'linear-gradient(116deg, #fff 0%, #000 100%)'}, 'bg-linear-[116deg,#fff_0%,#000_100%]'],
    [
      {background: 'linear-gradient(0deg, #fff 0%, #000 100%), radial-gradient(#fff, #000), #2449d8'},
      'bg-[linear-gradient(0deg,#fff_0%,#000_100%),radial-gradient(#fff,#000)] bg-[#2449d8]',
    ],
    [{'font-size': '20px', 'line-height': '26px', 'font-weight': '650'}, 'text-xl/6.5 font-[650]'],
    [{'font-size': '14px'}, 'text-[14px]'],
    [{'font-size': '15px', 'line-height': '1.5'}, 'text-[15px]/[1.5]'],
    [{opacity: '0.4', transform: 'rotate(-12deg)', 'transform-origin': 'top left'}, 'origin-top-left -rotate-12 opacity-40'],
    [{filter: 'drop-shadow(0 2px 4px #000)'}, '[filter:drop-shadow(0_2px_4px_#000)]'],
    [{position: 'sticky', bottom: '0'}, 'sticky bottom-0'],
    [{'-webkit-background-clip': 'text', 'background-clip': 'text', color: 'transparent'}, 'bg-clip-text text-transparent'],
  ])('%o', (declarations, written) => {
    expect(utilities(declarations)).toBe(written);
  });

  it('leave to Preflight what it does for the whole page', () => {
    expect(utilities({margin: '0', padding: '0', border: '0', font: 'inherit', 'background-color': 'transparent'}, 'button')).toBe('');
    expect(utilities({'text-decoration': 'none', color: 'inherit'}, 'a')).toBe('');
    expect(utilities({'box-sizing': 'border-box', 'list-style': 'none'})).toBe('');
  });

  it('take back what Preflight does otherwise', () => {
    expect(utilities({border: '0', height: '1px'}, 'hr')).toBe('h-px border-0');
    expect(utilities({width: '1000px', height: '160px'}, 'img')).toBe('h-40 w-250 max-w-none');
    expect(utilities({width: '100%'}, 'img')).toBe('w-full');
    expect(utilities({'vertical-align': 'middle'}, 'svg')).toBe('inline align-middle');
  });

  it('name states in front', () => {
    const [file] = convert(parseLayers('Book auto=row padding=10,16 fill=#2449d8 hover=#1b3aae --as-button\n  Label "Book" size=14'), {
      target: 'tailwindcss',
    }).files;
    expect(file?.code).toContain('hover:bg-[#1b3aae]');
    expect(file?.code).toContain('leading-[normal]');
    expect(file?.name).toBe('book.tsx');
  });
});
