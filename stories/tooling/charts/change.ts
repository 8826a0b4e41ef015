import type { ChartState, ChartTransition } from './chart.ts';
import type { Tone } from './tones.ts';

export type ChangeTone = Extract<Tone, 'added' | 'removed' | 'changed'>;

/** What of a state or a transition is compared. */
export type Aspect =
  | 'kind'
  | 'initial'
  | 'tags'
  | 'asks'
  | 'entry'
  | 'exit'
  | 'guard'
  | 'target'
  | 'actions'
  | 'delay'
  | 'reenters'
  | 'order';

/** A value in our names and in Chinese. */
export interface Said {
  name: string;
  zh: string;
}

/** What changed in a state or a transition; another order of guards has no values. */
export interface Detail {
  of: Aspect;
  before?: Said;
  after?: Said;
}

/** Something of a machine that is not as it was. */
export interface Change {
  tone: ChangeTone;
  of: 'state' | 'transition';
  /** What is compared: the newer one where there is one. */
  one: ChartState | ChartTransition;
  details: Detail[];
}
