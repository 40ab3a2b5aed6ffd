import type {ReactNode} from 'react';
import {BehaviorNotes} from './BehaviorNotes';
import {CodeTargets} from './CodeTargets';
import {CommandLine} from './CommandLine';
import {Concepts} from './Concepts';
import {Editor} from './Editor';
import {Flags} from './Flags';
import {GettingStarted} from './GettingStarted';
import {Reference} from './Reference';
import {WorkingGroup} from './WorkingGroup';

/** One picture a section of the documentation. */
export const pictures = {
  'getting-started': GettingStarted,
  concepts: Concepts,
  'code-targets': CodeTargets,
  flags: Flags,
  'behavior-notes': BehaviorNotes,
  'command-line': CommandLine,
  editor: Editor,
  reference: Reference,
  'working-group': WorkingGroup,
} satisfies Record<string, () => ReactNode>;

export type PictureName = keyof typeof pictures;
