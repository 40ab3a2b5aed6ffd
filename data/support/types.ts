import type {TargetId} from '../targets';
import type {Text} from '../text';

export const levels = ['full', 'partial', 'none', 'planned'] as const;
export type Level = (typeof levels)[number];

/** What draws the result: all web targets share what CSS can do. */
export type Engine = 'css' | 'react-native' | 'flutter' | 'jetpack-compose' | 'swiftui';

/** How far it goes, and what is to be known about it. */
export type Answer = Level | readonly [Level, Text];

export interface Feature {
  readonly id: string;
  readonly label: Text;
  readonly by: Readonly<Record<Engine, Answer>>;
  /** Targets that differ from their engine. */
  readonly except?: Readonly<Partial<Record<TargetId, Answer>>>;
}

export const everywhere = (answer: Answer): Feature['by'] => ({
  css: answer,
  'react-native': answer,
  flutter: answer,
  'jetpack-compose': answer,
  swiftui: answer,
});
