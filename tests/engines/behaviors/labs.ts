import {readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {type Behavior, must, type Reader} from '../reader';

const labs = readdirSync(path.join(root, 'src/labs')).filter((name) => !name.startsWith('_') && !name.includes('.'));

/** What a lab says of itself, in words: changes with everything a reader changes. */
const stateOf = (id: string) => {
  const lab = document.querySelector(`[data-lab="${id}"]`);
  const values = [...(lab?.querySelectorAll('input, select') ?? [])].map((field) => {
    const {value, checked} = field as HTMLInputElement;
    return `${value} ${checked}`;
  });
  return [lab?.querySelector('[role=status]')?.textContent, lab?.querySelector('code')?.textContent, ...values].join('|');
};

async function changes(reader: Reader, id: string, how: string, act: () => Promise<void>): Promise<void> {
  const before = await reader.driver.evaluate(stateOf, id);
  await act();
  await reader.untilHere(`${id}: ${how} changes something`, async () => (await reader.driver.evaluate(stateOf, id)) !== before);
}

/** The first thing that arrow keys move: a handle of the drawing, a slider, a number, a choice. */
const movable = [
  '[role=slider]:not(input)',
  'input[type=range]:enabled',
  'input[type=number]:enabled',
  'input[type=radio]:checked',
  'select',
];
/** And that a pointer moves. */
const draggable = ['[role=slider]:not(input)', 'input[type=range]:enabled'];

const firstOf = (id: string, kinds: string[]) => {
  const drawn = (element: Element) => element.getClientRects().length > 0;
  return kinds.map((kind) => `[data-lab="${id}"] ${kind}`).find((selector) => [...document.querySelectorAll(selector)].some(drawn)) ?? null;
};

async function tryLab(reader: Reader, id: string): Promise<void> {
  await reader.driver.evaluate(
    (lab) => document.querySelector(`[data-lab="${lab}"]`)?.scrollIntoView({block: 'center', behavior: 'instant'}),
    id,
  );
  await reader.until(`${id} is ready`, (lab) => document.querySelector(`[data-lab="${lab}"][data-phase=ready]`) !== null, id);
  const handle = await reader.driver.evaluate(firstOf, id, draggable);
  if (handle) {
    await changes(reader, id, 'a drag', async () => {
      const {x, y} = await reader.point(handle);
      await reader.driver.pointer([{down: true}, {move: {x: x + 10, y: y + 5}}, {move: {x: x + 50, y: y + 25}}, {up: true}]);
    });
  } else {
    await changes(reader, id, 'a press and a letter', async () => {
      await reader.click(`[data-lab="${id}"] input`);
      await reader.driver.press('End');
      await reader.driver.type('s');
    });
  }
  const field = await reader.driver.evaluate(firstOf, id, movable);
  if (!field) return;
  await reader.focus(field);
  await changes(reader, id, 'an arrow key', () => reader.driver.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'));
}

export const inLabs: Behavior[] = [
  {
    name: 'every lab follows the pointer and the arrow keys',
    async run(reader) {
      await reader.visit('/docs/kitchen-sink');
      const problems: string[] = [];
      for (const id of labs) await tryLab(reader, id).catch((error: Error) => problems.push(error.message));
      must(problems.length === 0, problems.join('; '));
    },
  },
];
