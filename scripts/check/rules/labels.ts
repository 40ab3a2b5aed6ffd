import {extractMessages} from '../lib/extract';
import {type Label, labelsOfCells, labelsOfColumns, labelsOfData, labelsOfPages, labelsOfStrings} from '../lib/labels';
import type {Problem, Rule} from '../lib/rule';

/** Labels that may differ from others with the same English words, and why. */
const exceptions: Record<string, string> = {
  'labs.constraints.top': 'a constraint keeps its name in Figma',
  'labs.constraints.bottom': 'a constraint keeps its name in Figma',
  'labs.constraints.center': 'a constraint keeps its name in Figma',
  'labs.rotation.center': 'a point, not a place in a row',
  'labs.auto-layout.between': 'spread items, not the spread of a shadow',
  'labs.vector-network.selected': 'what is selected, not the mark of it',
  'labs.flag-playground.examples': 'names to click, not an invitation to read on',
  'labs.flag-playground.component': 'begins a sentence that the name ends',
  'vocabulary.support.none': 'a state of one feature, not a list of them',
  'vocabulary.axisTable.kind.style': 'one kind of axis among others',
  'vocabulary.featureTable.group.math': 'typeset formulas, not mathematics',
  'vocabulary.values.fill': 'a paint, not a way to size',
  'theme.docs.paginator.next': 'the page after this one, not the version',
};

/** Heads of columns that mean the same in every table. */
const heads = new Set(['Meaning', 'Remedy', 'In Figma', 'In the design', 'In the code', 'In the hero card', 'In Flutter', 'You want']);

/** Groups of flags, which strings, the sidebar and tables name. Other short cells depend on their table. */
const groups = new Set(['Identity', 'Graphics and export', 'Interaction and motion']);

const normal = (text: string) => text.trim().toLowerCase();

function groupsBy(labels: readonly Label[], key: (label: Label) => string): Label[][] {
  const groups = new Map<string, Label[]>();
  for (const label of labels) groups.set(key(label), [...(groups.get(key(label)) ?? []), label]);
  return [...groups.values()];
}

/** Of the labels with the same English words, those whose Korean is not the most frequent. */
export function compareLabels(labels: readonly Label[], allowed: Readonly<Record<string, string>> = exceptions): Problem[] {
  const compared = labels.filter(({english, korean, id}) => english.trim() && korean.trim() && !(id in allowed));
  return groupsBy(compared, ({english}) => normal(english)).flatMap((group) => {
    const wordings = groupsBy(group, ({korean}) => normal(korean)).toSorted((a, b) => b.length - a.length);
    const usual = wordings[0]?.[0];
    return wordings.slice(1).flatMap((others) =>
      others.map(({english, korean, file, line, id}) => ({
        file,
        line,
        message: `calls "${english}" "${korean}" (${id}); ${usual?.file} (${usual?.id}) has "${usual?.korean}"`,
      })),
    );
  });
}

export const labels: Rule = {
  name: 'labels',
  reason:
    'A heading, an entry of the sidebar, the head of a column, a cell and a label of a table that are the same words in English are the same words in Korean.',
  async run(root) {
    return compareLabels([
      ...labelsOfPages(root),
      ...labelsOfColumns(root, heads),
      ...labelsOfCells(root, 4, groups),
      ...labelsOfStrings(root, await extractMessages(root)),
      ...labelsOfData(root),
    ]);
  },
};
