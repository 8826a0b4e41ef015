import type { ChartState, ChartTransition } from './chart.ts';
import type { Tone } from './tones.ts';

export type ChangeTone = Extract<Tone, 'added' | 'removed' | 'changed'>;

/** The compared aspects of a state or a transition. */
export type Aspect =
  | 'kind'
  | 'initial'
  | 'tags'
  | 'requests'
  | 'entry'
  | 'exit'
  | 'guard'
  | 'target'
  | 'actions'
  | 'delay'
  | 'reenters'
  | 'order';

/** A value by its name in the code and in Chinese. */
export interface Said {
  name: string;
  zh: string;
}

/** A change of a state or a transition; a changed order of guards has no values. */
export interface Detail {
  of: Aspect;
  before?: Said;
  after?: Said;
}

/** A changed state or transition of a machine. */
export interface Change {
  tone: ChangeTone;
  of: 'state' | 'transition';
  /** The compared element: the newer one if it exists. */
  one: ChartState | ChartTransition;
  details: Detail[];
}
