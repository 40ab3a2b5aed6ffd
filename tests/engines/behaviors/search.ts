import type {Behavior} from '../reader';

const box = 'dialog [role=combobox]';
const option = 'dialog [role=option]';

export const search: Behavior[] = [
  {
    name: 'search by keyboard: a shortcut opens it, arrows choose, Enter opens the page, Escape closes it',
    async run(reader) {
      await reader.visit('/docs/getting-started/intro');
      await reader.driver.press('Control+k');
      await reader.until('the box has the focus', () => document.activeElement?.getAttribute('role') === 'combobox');
      await reader.driver.press('Escape');
      await reader.until('the dialog is gone', () => !document.querySelector('dialog [role=combobox]'));
      await reader.driver.press('/');
      await reader.until('the box has the focus', () => document.activeElement?.getAttribute('role') === 'combobox');
      await reader.driver.type('constraints');
      await reader.shows(option, 'Constraints');
      await reader.until('the list is complete', () => document.querySelector('[role=listbox][data-complete=true]') !== null);
      const active = () => document.querySelector('[role=option][aria-selected=true]')?.id ?? '';
      const first = await reader.until('one is chosen', active);
      await reader.driver.press('ArrowDown');
      await reader.until(
        'the next is chosen',
        (before) => {
          const now = document.querySelector('[role=option][aria-selected=true]')?.id;
          return now && now !== before;
        },
        first,
      );
      await reader.driver.press('ArrowUp');
      await reader.until(
        'the first is chosen',
        (before) => document.querySelector('[role=option][aria-selected=true]')?.id === before,
        first,
      );
      await reader.driver.press('Enter');
      await reader.until('the page is there', () => /constraint/i.test(document.querySelector('h1')?.textContent ?? ''));
    },
  },
  {
    name: 'search by pointer, in Korean: the button opens it, Korean letters find Korean pages, a press opens one',
    async run(reader) {
      await reader.visit('/docs/ko/getting-started/intro');
      await reader.click('button[aria-keyshortcuts]');
      await reader.shows(box);
      await reader.driver.type('제약');
      await reader.until('the list is complete', () => document.querySelector('[role=listbox][data-complete=true]') !== null);
      await reader.click(option);
      await reader.until(
        'a Korean page is there',
        () => location.pathname.startsWith('/docs/ko/') && !location.pathname.endsWith('/intro'),
      );
      // The address changes before the page does.
      await reader.shows('main', '제약');
    },
  },
];
