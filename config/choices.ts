/**
 * Choices a reader makes once for the whole site: the code they want to see, the package manager they use. Each is kept in
 * localStorage under the key Docusaurus' own tabs use, and is on <html> as `data-choice-<group>` before the first paint.
 */
export const choiceGroups = ['target', 'package-manager'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

/** What a reader may choose in the group `package-manager`; the targets are in data/targets.ts, which the browser does not need. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

export const choiceKey = (group: ChoiceGroup): string => `docusaurus.tab.${group}`;
export const choiceAttribute = (group: ChoiceGroup): string => `data-choice-${group}`;

/** Says that scripts run: without it, every panel is shown one after another. */
export const choicesAttribute = 'data-choices';

/** Says that the address carries a design (core/playground): the playground does not show its own first. */
export const sharedDesignAttribute = 'data-choice-design';

/** What an address with a design in it has after its hash. */
export const sharedDesign = /^#(?:.*&)?(?:layers|z)=/;

/**
 * Runs in <head>, before anything is painted. Only `data-choices` is set when the storage is blocked: the first panel
 * shows. Anything may be in the storage; a value that plugins/choices has no rule for changes nothing.
 */
export const choicesScript = `(function(h,g,s){h.setAttribute(${JSON.stringify(choicesAttribute)},'');try{s=localStorage;g.forEach(function(n,v){v=s.getItem(n[0]);v&&h.setAttribute(n[1],v)});${sharedDesign}.test(location.hash)&&h.setAttribute(${JSON.stringify(sharedDesignAttribute)},'')}catch(e){}})(document.documentElement,${JSON.stringify(
  choiceGroups.map((group) => [choiceKey(group), choiceAttribute(group)]),
)})`;
