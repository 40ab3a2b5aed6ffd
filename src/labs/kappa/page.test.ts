import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tableOf} from '@site/scripts/lib/page-table';
import {root} from '@site/scripts/lib/paths';
import {describe, expect, it} from 'vitest';
import {flutterCode} from './code';
import {areaError, EQUAL_AREA, errors, handleFor, KAPPA, MINIMAX, type Point, pathData} from './model';

const page = 'math/kappa.mdx';
const source = readFileSync(path.join(root, 'docs', page), 'utf8');
const percent = (value: number) => (value * 100).toFixed(4).replace(/^-(0\.0+)$/, '$1');

/** One cubic for an arc of the unit circle, and how far it strays from it at most. */
function arcError(degrees: number): number {
  const [angle, k] = [(degrees * Math.PI) / 180, handleFor(degrees)];
  const end: Point = {x: Math.cos(angle), y: Math.sin(angle)};
  const points: Point[] = [{x: 1, y: 0}, {x: 1, y: k}, {x: end.x + k * end.y, y: end.y - k * end.x}, end];
  let largest = 0;
  for (let i = 0; i <= 20000; i += 1) {
    const t = i / 20000;
    const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    const at = (axis: 'x' | 'y') => points.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
    largest = Math.max(largest, Math.abs(Math.hypot(at('x'), at('y')) - 1));
  }
  return largest;
}

describe('the page about kappa', () => {
  it('has the handle and the error of each radius', () => {
    const rows = tableOf(page, 'handles');
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const radius = Number(row['Radius (px)']);
      expect(row['Handle (px)']).toBe((KAPPA * radius).toFixed(4));
      expect(row['Largest error (px)']).toBe((errors(KAPPA).worst * radius).toFixed(4));
    }
  });

  it('has the errors of each choice', () => {
    const choices = [KAPPA, MINIMAX, EQUAL_AREA, 0.55];
    const rows = tableOf(page, 'error');
    expect(rows).toHaveLength(choices.length);
    for (const [index, k] of choices.entries()) {
      const {outward, inward} = errors(k);
      const row = rows[index];
      expect(row?.k).toBe(k.toFixed(10));
      expect(row?.['Farthest outside (%)']).toBe(percent(outward));
      expect(row?.['Farthest inside (%)']).toBe(percent(inward));
      expect(row?.['Area (%)']).toBe(percent(areaError(k)));
    }
  });

  it('has the factor and the error of each arc', () => {
    const rows = tableOf(page, 'arcs');
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const angle = Number(row['Angle (degrees)']);
      expect(row.k).toBe(handleFor(angle).toFixed(10));
      expect(row['Largest error (of the radius)']).toBe(arcError(angle).toExponential(3));
      expect(Number(row['Curves in a circle'])).toBe(360 / angle);
    }
  });

  it('has samples with the curves of the model', () => {
    expect(source.split(pathData(KAPPA, 24, {x: 24, y: 24}))).toHaveLength(3);
    for (const line of flutterCode(KAPPA, 24).split('\n').slice(1, -1)) expect(source).toContain(line);
  });

  it('has the numbers of the prose', () => {
    expect(source).toContain(`the handles are ${(KAPPA * 60).toFixed(4)} and ${(KAPPA * 40).toFixed(4)}`);
    expect(source).toContain(`With r = 16, that's ${(16 - KAPPA * 16).toFixed(4)}`);
    expect(source).toContain(`t ≈ ${errors(KAPPA).worstAt.toFixed(4)} and t ≈ ${(1 - errors(KAPPA).worstAt).toFixed(4)}`);
  });
});
