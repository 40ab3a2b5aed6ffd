import {type ChoiceGroup, choiceAttribute, choiceGroups, choicesAttribute, packageManagers} from '../../config/choices';
import {everyTargetId} from '../facts/registry';

/**
 * The rules that show what the reader chose, before and without any rendering: a static page cannot know the choice, and
 * correcting it after hydration would flicker. CSS cannot compare two attributes, so there is a rule for each known id.
 */

/** Archived pages may offer a target that has retired since. */
export const choices: Readonly<Record<ChoiceGroup, readonly string[]>> = {target: everyTargetId(), 'package-manager': packageManagers};

type Part = 'panel' | 'tab';

const declarations = {
  panel: {on: ['display: block;'], off: ['display: none;']},
  tab: {
    on: ['--choice-ink: var(--text);', '--choice-line: var(--accent);'],
    off: ['--choice-ink: var(--text-soft);', '--choice-line: transparent;'],
  },
};

/** A group of tabs that offers what the reader chose. */
const where = (group: ChoiceGroup, id: string) => `[${choiceAttribute(group)}='${id}'] [data-offers~='${group}:${id}']`;

const everyChoice = (selector: (group: ChoiceGroup, id: string) => string): string[] =>
  choiceGroups.flatMap((group) => choices[group].map((id) => selector(group, id)));

const rule = (selectors: string[], lines: string[]): string => `${selectors.join(',\n')} {\n  ${lines.join('\n  ')}\n}`;

function rulesOf(part: Part): string[] {
  const {on, off} = declarations[part];
  const element = `data-choice-${part}`;
  return [
    // Without scripts nothing can be chosen: everything stays visible.
    rule([`[${choicesAttribute}] [${element}]`], off),
    rule([`[${choicesAttribute}] [${element}][data-choice-first]`], on),
    rule(
      everyChoice((group, id) => `${where(group, id)} [${element}^='${group}:']`),
      off,
    ),
    rule(
      everyChoice((group, id) => `${where(group, id)} [${element}='${group}:${id}']`),
      on,
    ),
  ];
}

export const choiceCss = (): string => `${[...rulesOf('panel'), ...rulesOf('tab')].join('\n\n')}\n`;
