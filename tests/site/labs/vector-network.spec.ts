import type {Locator} from '@playwright/test';
import {initial} from '../../../src/labs/vector-network/network';
import {choose, middleOf, openLab, swipe} from '../../lib/labs';
import {expect, test} from '../../lib/test';

type Data = {vertices: number[][]; segments: {a: number; b: number; ta?: number[]; tb?: number[]}[]; regions: {loops: number[][]}[]};

async function data(lab: Locator): Promise<Data> {
  return JSON.parse((await lab.getByTestId('output-json').locator('code').textContent()) ?? '');
}

/** Points along a drawn segment, as the browser has it. */
const along = (segment: Locator) =>
  segment.evaluate((path) => {
    if (!(path instanceof SVGPathElement)) throw new Error('The segment is not a path.');
    return [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const {x, y} = path.getPointAtLength(path.getTotalLength() * part);
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    });
  });

test('what is drawn is what the data says', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  const {vertices, segments, regions} = await data(lab);
  for (const [index, {a, b}] of segments.entries()) {
    const points = await along(lab.getByTestId(`segment-${index}`));
    expect([points[0], points.at(-1)]).toEqual([vertices[a], vertices[b]]);
  }
  await expect(lab.getByTestId(/^region-/)).toHaveCount(regions.length);
});

test('the hole is not filled and the rooms are', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  const inside = (id: string, x: number, y: number) =>
    lab.getByTestId(id).evaluate((path, at) => path instanceof SVGPathElement && path.isPointInFill(new DOMPoint(at.x, at.y)), {x, y});
  expect(await inside('region-0', 100, 130)).toBe(true);
  expect(await inside('region-1', 200, 80)).toBe(true);
  expect(await inside('region-1', 252, 140)).toBe(false);
});

test('the mouse drags a vertex, both regions follow, and undo takes the whole drag back', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  const regions = [lab.getByTestId('region-0'), lab.getByTestId('region-1')];
  const before = await Promise.all(regions.map((region) => region.getAttribute('d')));
  await lab.getByTestId('vertex-1').scrollIntoViewIfNeeded();
  const from = await middleOf(lab.getByTestId('vertex-1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, {steps: 5});
  await page.mouse.up();
  for (const [i, region] of regions.entries()) await expect(region).not.toHaveAttribute('d', before[i] ?? '');
  await lab.getByRole('button', {name: 'Undo'}).click();
  for (const [i, region] of regions.entries()) await expect(region).toHaveAttribute('d', before[i] ?? '');
  await lab.getByRole('button', {name: 'Redo'}).click();
  await expect(regions[0] ?? lab).not.toHaveAttribute('d', before[0] ?? '');
});

test('the mouse drags a segment with both of its ends', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  await lab.getByTestId('segment-5').scrollIntoViewIfNeeded();
  const box = await lab.getByTestId('segment-5').boundingBox();
  if (!box) throw new Error('The segment is not drawn.');
  // A quarter up from the bottom: clear of the midpoint and of the vertices.
  const from = {x: box.x + box.width / 2, y: box.y + box.height * 0.72};
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y, {steps: 3});
  await page.mouse.up();
  const {vertices} = await data(lab);
  expect(vertices[0]?.[0]).toBeGreaterThan(60);
  expect(vertices[0]?.[0]).toBe(vertices[5]?.[0]);
  expect(vertices[1]).toEqual([initial.vertices[1]?.x, initial.vertices[1]?.y]);
});

test('a click on a midpoint splits the segment without changing its shape', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  const whole = await along(lab.getByTestId('segment-6'));
  await lab.getByRole('button', {name: /^Segment 6,/}).click();
  await expect(lab.getByTestId('vertices')).toHaveText('10');
  await expect(lab.getByTestId('vertex-9')).toBeFocused();
  const left = await along(lab.getByTestId('segment-6'));
  const right = await along(lab.getByTestId('segment-10'));
  expect([left[0], left[2], left[4], right[2], right[4]]).toEqual(whole);
  expect((await data(lab)).regions[1]?.loops[0]).toEqual([1, 2, 3, 10, 6]);
});

test('the keyboard moves, splits, deletes and undoes', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  const vertex = lab.getByRole('slider', {name: 'Vertex 0', exact: true});
  await vertex.focus();
  await vertex.press('ArrowRight');
  await vertex.press('Shift+ArrowDown');
  expect((await data(lab)).vertices[0]).toEqual([51, 70]);
  const segment = lab.getByRole('button', {name: /^Segment 0,/});
  await segment.focus();
  await page.keyboard.press('Enter');
  await expect(lab.getByTestId('segments')).toHaveText('11');
  await page.keyboard.press('Delete');
  await expect(lab.getByTestId('segments')).toHaveText('9');
  await expect(lab.getByTestId('regions')).toHaveText('1');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(lab.getByTestId('segments')).toHaveText('10');
  expect((await data(lab)).vertices[0]).toEqual([51, 70]);
  await page.keyboard.press('Control+Shift+z');
  await expect(lab.getByTestId('segments')).toHaveText('11');
});

test('a deletion and its undo are said in words, and the focus goes to something with a name', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  const status = lab.getByRole('status');
  const vertex = lab.getByRole('slider', {name: 'Vertex 0', exact: true});
  await vertex.focus();
  await page.keyboard.press('Delete');
  await expect(lab.getByRole('group', {name: 'Drawing area'})).toBeFocused();
  await expect(status).toHaveText('Deleted: Vertex 0. Vertices: 8, segments: 8, regions: 1.');
  await page.keyboard.press('Control+z');
  await expect(vertex).toBeFocused();
  await expect(status).toHaveText('Restored: Vertex 0. Vertices: 9, segments: 10, regions: 2. Vertex 0: x 50, y 60.');

  // The vertex that a split made goes with the split; the focus goes back to the segment.
  const segment = lab.getByRole('button', {name: /^Segment 0,/});
  await segment.focus();
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('slider', {name: 'Vertex 9', exact: true})).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(segment).toBeFocused();
  await expect(status).toHaveText(/^Joined again: Segment 0, vertex 0 to 1\./);

  // A button keeps the focus it has.
  await lab.getByRole('button', {name: 'Delete'}).click();
  await expect(status).toHaveText(/^Deleted: Segment 0, vertex 0 to 1\./);
  await expect(lab.getByRole('button', {name: 'Delete'})).toBeFocused();
});

test('bending a corner gives it mirrored tangents, and one follows the other', async ({page}) => {
  const lab = await openLab(page, 'vector-network');
  await lab.getByRole('slider', {name: 'Vertex 0', exact: true}).focus();
  await lab.getByRole('button', {name: 'Bend or straighten'}).click();
  const mirrored = async () => {
    const {segments} = await data(lab);
    const [ta, tb] = [segments[0]?.ta ?? [], segments[5]?.tb ?? []];
    return {ta, tb, sum: ta.map((value, i) => value + (tb[i] ?? Number.NaN))};
  };
  expect((await mirrored()).sum).toEqual([0, 0]);
  const tangent = lab.getByRole('slider', {name: 'Tangent ta of segment 0'});
  await tangent.focus();
  await tangent.press('Shift+ArrowRight');
  expect((await mirrored()).sum).toEqual([0, 0]);
  await choose(lab, 'Mirror tangents', 'None');
  const {tb} = await mirrored();
  await tangent.press('Shift+ArrowRight');
  expect((await mirrored()).tb).toEqual(tb);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger drags a vertex and taps a midpoint', async ({page}) => {
    const lab = await openLab(page, 'vector-network');
    const vertex = lab.getByTestId('vertex-0');
    await vertex.scrollIntoViewIfNeeded();
    const from = await middleOf(vertex);
    await swipe(page, from, {x: from.x + 25, y: from.y + 25});
    expect((await data(lab)).vertices[0]).not.toEqual([50, 60]);
    await lab.getByRole('button', {name: /^Segment 4,/}).tap();
    await expect(lab.getByTestId('vertices')).toHaveText('10');
  });
});
