import {translate} from '@docusaurus/Translate';

/** What the playground says; sentences with values are functions. */
export const words = {
  editor: () => translate({id: 'playground.editor', message: 'Layers', description: 'Label of the field in which a design is written'}),
  help: () =>
    translate({
      id: 'playground.help',
      message:
        'One layer a line, two spaces for each level. Enter keeps the level, Ctrl or Command with ] and [ changes it. Tab leaves the field.',
      description: 'Below the field in which a design is written',
    }),
  example: () => translate({id: 'playground.example', message: 'Start from', description: 'Label of the list of examples'}),
  ownDesign: () =>
    translate({id: 'playground.own', message: 'Your own', description: 'In the list of examples: the design was changed by the reader'}),
  target: () => translate({id: 'playground.target', message: 'Target', description: 'Label of the list of targets'}),
  share: () =>
    translate({id: 'playground.share', message: 'Copy link', description: 'Button that copies an address with the design in it'}),
  download: () => translate({id: 'playground.download', message: 'Download', description: 'Button that saves the code as files'}),
  design: () => translate({id: 'playground.design', message: 'Design', description: 'Name of the area with tree and drawing'}),
  code: () => translate({id: 'playground.code', message: 'Code', description: 'Name of the area with the code'}),
  line: (line: number) =>
    translate({id: 'playground.line', message: 'Line {line}', description: 'Leads to a line of the design'}, {line: String(line)}),
  found: () => translate({id: 'playground.found', message: 'Found', description: 'Before what is wrong in a line of a design'}),
  expected: () => translate({id: 'playground.expected', message: 'Expected', description: 'Before what a line of a design should say'}),
  stale: () =>
    translate({
      id: 'playground.stale',
      message: 'Below is the last version without a mistake.',
      description: 'Shown while the design that is being written has a mistake',
    }),
  damaged: () =>
    translate({
      id: 'playground.damaged',
      message:
        'The design in this address cannot be read: part of it is missing or has changed. Ask for the link again. Until then, here is the hero card.',
      description: 'Shown when the address of the playground is damaged',
    }),
  failed: () =>
    translate({
      id: 'playground.failed',
      message: 'The converter failed on this design. This is a bug in the playground, not your mistake; your text is still here.',
      description: 'Shown when the converter itself fails',
    }),
  many: (count: number) =>
    translate(
      {
        id: 'playground.many',
        message: 'Designs with more than {count} layers are converted, but not drawn.',
        description: 'Shown instead of the drawing of a very long design',
      },
      {count: String(count)},
    ),
  cut: (count: number) =>
    translate(
      {
        id: 'playground.cut',
        message: 'Of long files the first {count} lines are shown. Copying and downloading give all of them.',
        description: 'Shown below the code of a very long design',
      },
      {count: String(count)},
    ),
  done: (files: string) =>
    translate(
      {
        id: 'playground.done',
        message: 'No mistakes. Code: {files}.',
        description: 'Read to screen readers when a design has been converted',
      },
      {files},
    ),
  mistake: (line: number, found: string, expected: string) =>
    translate(
      {
        id: 'playground.mistake',
        message: 'Line {line}: found {found}, expected {expected}.',
        description: 'Read to screen readers when a line of the design is wrong',
      },
      {line: String(line), found, expected},
    ),
};

/** The groups of the list of examples. */
export const groupNames = {
  start: () => translate({id: 'playground.group.start', message: 'First conversion', description: 'Group of examples'}),
  examples: () => translate({id: 'playground.group.examples', message: 'Worked examples', description: 'Group of examples'}),
  flags: () => translate({id: 'playground.group.flags', message: 'Flags', description: 'Group of examples: one for each flag'}),
};
