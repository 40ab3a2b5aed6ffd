import {expect, it} from 'vitest';
import {supportOf as supportIn} from '../../core/facts/support';
import type {Target} from '../targets';
import {targetOf, targets} from '../targets';
import {engines, type Feature, features} from '.';

const supportOf = (feature: Feature, target: Target) => supportIn(feature, target, engines);

const level = (feature: string, target: string) => {
  const found = features.find(({id}) => id === feature);
  return found && supportOf(found, targetOf(target)).level;
};

it('names each feature once, in both languages', () => {
  expect(new Set(features.map(({id}) => id)).size).toBe(features.length);
  expect(features.length).toBeGreaterThanOrEqual(56);
  for (const {id, label} of features) expect([label.en.length > 0, /[가-힣]/.test(label.ko ?? '')], id).toEqual([true, true]);
});

it('covers layout, text, paint, effects, pictures and components', () => {
  const ids = features.map(({id}) => id);
  expect(ids).toEqual(expect.arrayContaining(['scroll', 'fixed-sticky', 'line-height', 'text-auto-resize', 'text-vertical-align']));
  expect(ids).toEqual(expect.arrayContaining(['stroke', 'drop-shadow', 'image-crop', 'vector', 'mask', 'components', 'tokens']));
});

it('promises nothing for a planned target', () => {
  const planned = targets.filter(({status}) => status === 'planned');
  for (const target of planned) {
    for (const feature of features)
      expect(['planned', 'none'], `${feature.id} in ${target.id}`).toContain(supportOf(feature, target).level);
  }
});

it('knows what a platform cannot do', () => {
  expect(level('inner-shadow', 'flutter')).toBe('none');
  expect(level('semantics', 'css')).toBe('none');
  expect(level('semantics', 'react')).toBe('full');
  expect(level('several-fills', 'tailwindcss')).toBe('partial');
  expect(level('background-blur', 'expo')).toBe('planned');
  expect(level('mask', 'react-native')).toBe('none');
  expect(level('component-props', 'html')).toBe('none');
  expect(level('text-link', 'flutter')).toBe('partial');
  expect(level('transitions', 'framer-motion')).toBe('partial');
});

it('has every note in both languages, as a sentence', () => {
  const notes = features.flatMap((feature) => targets.flatMap((target) => supportOf(feature, target).note ?? []));
  for (const note of notes) {
    expect(note.en).toMatch(/^[A-Z].*\.$/);
    expect(note.ko).toMatch(/니다\.$/);
  }
});
