import {translate} from '@docusaurus/Translate';
import {resultHex, type Setting} from './model';
import {findMode} from './modes';

export const words = {
  formula: () =>
    translate({id: 'labs.blend-mode.formula', message: 'Formula, per channel', description: 'Heading above the blend formula'}),
  worked: () =>
    translate({
      id: 'labs.blend-mode.worked',
      message: 'The formula with the numbers of each channel',
      description: 'Caption of the table of worked numbers, for screen readers',
    }),
  result: () => translate({id: 'labs.blend-mode.result', message: 'Overlap', description: 'Label before the resulting color'}),
  noteNothing: () =>
    translate({id: 'labs.blend-mode.note.nothing', message: 'Write nothing', description: 'Support note for pass through'}),
  noteIsolate: () =>
    translate({
      id: 'labs.blend-mode.note.isolate',
      message: 'Closes the group',
      description: 'Support note for Normal on a container in CSS',
    }),
  noteMixOnly: () =>
    translate({
      id: 'labs.blend-mode.note.mix-only',
      message: 'Layers only, not single paints',
      description: 'Support note for plus-lighter, which mix-blend-mode has and background-blend-mode has not',
    }),
  noteWebkitOnly: () =>
    translate({
      id: 'labs.blend-mode.note.webkit-only',
      message: 'WebKit only: exported as artwork',
      description: 'Support note for plus-darker in CSS',
    }),
  noteNoMode: () =>
    translate({
      id: 'labs.blend-mode.note.no-mode',
      message: 'No such mode: exported as artwork',
      description: 'Support note for a platform without the mode',
    }),
  noteApi29: () =>
    translate({
      id: 'labs.blend-mode.note.api-29',
      message: 'From Android 10 (API 29)',
      description: 'Support note for Compose modes that older Android versions lack',
    }),
  noteSaveLayer: () =>
    translate({
      id: 'labs.blend-mode.note.save-layer',
      message: 'With saveLayer, not per widget',
      description: 'Support note for Flutter, where no widget has a blend property',
    }),
  notePlain: () => translate({id: 'labs.blend-mode.note.plain', message: 'Supported', description: 'Support note without any limit'}),
  support: () =>
    translate({id: 'labs.blend-mode.support', message: 'Name on each platform', description: 'Heading above the table of platforms'}),
  commentArtwork: () =>
    translate({
      id: 'labs.blend-mode.comment.artwork',
      message: 'No such mode here: exported as artwork.',
      description: 'Comment in generated code where the platform has no such blend mode',
    }),
  commentNothing: () =>
    translate({
      id: 'labs.blend-mode.comment.nothing',
      message: 'Pass through: the fill meets the backdrop.',
      description: 'Comment in generated code for a pass-through layer',
    }),
  stage: () => translate({id: 'labs.blend-mode.stage', message: 'Two overlapping layers', description: 'Name of the drawing'}),
  backdrop: () => translate({id: 'labs.blend-mode.backdrop', message: 'Backdrop (Cb)', description: 'Label of the lower color'}),
  source: () => translate({id: 'labs.blend-mode.source', message: 'Top layer (Cs)', description: 'Label of the upper color'}),
  opacity: () => translate({id: 'labs.blend-mode.opacity', message: 'Opacity of the fill', description: 'Label of the opacity'}),
  child: () =>
    translate({
      id: 'labs.blend-mode.child',
      message: 'Mode of the fill inside the layer',
      description: 'Label of the blend mode of the paint inside the top layer',
    }),
  childHint: () =>
    translate({
      id: 'labs.blend-mode.child.hint',
      message: 'It reaches the backdrop only when the layer is Pass through. Any other mode flattens the layer first.',
      description: 'Hint below the blend mode of the paint inside the top layer',
    }),
  mode: () =>
    translate({id: 'labs.blend-mode.mode', message: 'Blend mode of the top layer', description: 'Label of the list of blend modes'}),
};

export function summary(setting: Setting): string[] {
  return [
    translate(
      {id: 'labs.blend-mode.announce', message: '{mode}: the overlap is {color}', description: 'Read aloud after a change'},
      {mode: findMode(setting.mode).label, color: resultHex(setting)},
    ),
  ];
}
