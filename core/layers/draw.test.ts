import {factsOfPage} from '@site/plugins/facts/page';
import {expect, it} from 'vitest';
import {drawFlags, drawLayers} from './draw';
import {parseLayers} from './parse';

const facts = factsOfPage('docs/page.mdx', 'en');
const draw = (source: string) => drawLayers(parseLayers(source), facts);

it('draws an auto layout as a flex box', () => {
  const [card] = draw(
    'Card 320x200 auto=column gap=8 padding=10,16 fill=#fff\n  Row fillx40 auto=row justify=between\n    Body fillxhug auto=column',
  );
  expect(card?.style).toMatchObject({display: 'flex', flexDirection: 'column', gap: '8px', padding: '10px 16px', width: '320px'});
  expect(card?.children[0]?.style).toMatchObject({alignSelf: 'stretch', height: '40px', justifyContent: 'space-between'});
  expect(card?.children[0]?.children[0]?.style).toMatchObject({flex: '1 1 0', minWidth: 0});
});

it('places children of a plain frame by their coordinates', () => {
  const [frame] = draw('Frame 100x100\n  Dot kind=ellipse 10x10 x=45 y=20 fill=#f00');
  expect(frame?.children[0]?.style).toMatchObject({
    position: 'absolute',
    left: '45px',
    top: '20px',
    borderRadius: '50%',
    background: '#f00',
  });
});

it('gives text on a fill a fixed ink, and text on the page that of the theme', () => {
  expect(draw('Label "Hi"')[0]?.style).not.toHaveProperty('color');
  expect(draw('Card auto=row fill=#fff\n  Label "Hi"')[0]?.children[0]?.style).toMatchObject({color: '#161a22'});
});

it('shows a gradient through the letters of a text', () => {
  const gradient = {backgroundImage: 'linear-gradient(90deg, #7c3aed, #ec4899)', backgroundClip: 'text', color: 'transparent'};
  expect(draw('Title "Hi" fill=#7c3aed>#ec4899@90')[0]?.style).toMatchObject(gradient);
});

it('halves a blur radius and aligns a stroke by its outline', () => {
  expect(draw('Box 10x10 blur=8 stroke=#000,2,center')[0]?.style).toMatchObject({filter: 'blur(4px)', outlineOffset: '-1px'});
});

it('finds the page of each flag, also of aliases and of disabled ones', () => {
  expect(drawFlags('--h1 --as=button ----artwork=true ---mine --width=320 --class a b', facts)).toEqual([
    {text: '--h1', to: '/@designto-code/flags/--as-h1'},
    {text: '--as=button', to: '/@designto-code/flags/--as-button'},
    {text: '----artwork=true', to: '/@designto-code/flags/--artwork', disabled: true},
    {text: '---mine'},
    {text: '--width=320', to: '/@designto-code/flags/--width'},
    {text: '--class a b', to: '/@designto-code/flags/--class'},
  ]);
});

it('cuts what comes after a mask to its outline, seen from the layer that is cut', () => {
  const [frame] = draw(
    'A 300x200\n  B 10x10\n  M 96x60 x=20 y=16 radius=8 mask=true\n  C 140x105 x=8 y=10\n  E kind=ellipse 40x20 x=0 y=0 mask=true\n  D 9x9 x=5 y=5',
  );
  expect(frame?.children.map(({style}) => style.clipPath)).toEqual([
    undefined,
    undefined,
    'xywh(12px 6px 96px 60px round 8px)',
    'xywh(20px 16px 96px 60px round 8px)',
    'ellipse(20px 10px at 15px 5px)',
  ]);
  expect(frame?.children[1]?.style).toMatchObject({visibility: 'hidden'});
});

it('a picture is a photo unless it says that it is none', () => {
  expect(draw('A kind=image 10x10\nB kind=image 10x10 photo=false').map(({plain}) => plain)).toEqual([undefined, true]);
});
