import type { MachineName } from '../charts/machines.ts';

/** The party that causes a step, unless another machine does. */
export type JourneyParty = 'customer' | 'staff' | 'carrier' | 'service' | 'time';

/** A machine, and the cause of a step in it: an effect, a request or machine that it runs, or the path of its state. */
export type JourneyCause = readonly [machine: MachineName, name: string];

/** A step of a journey: one machine starts or receives one event, and its state afterwards. */
export interface JourneyStep {
  machine: MachineName;
  /** The view, for a machine created by a factory; by default the machine's own. */
  view?: string;
  /** The machine starts here, with its model's input of this name; '' is the model's first. */
  begins?: string;
  /** The types of preceding events, each as often as needed: fields that are filled in, data that are fetched. */
  before?: readonly string[];
  /**
   * The event as text, such as `code.requested`, `sendCode.done`, `after second`; with ` #2` the second result of its
   * model. Absent if the machine only starts.
   */
  event?: string;
  /** The event in Chinese, if its own text serves several. */
  called?: string;
  /** The effect that distinguishes the event from others of its type. */
  does?: string;
  /** The path of its state afterwards. */
  state: string;
  /** Who acts. */
  by?: JourneyParty;
  /** The machines that cause it, or in which it is done. */
  from?: readonly JourneyCause[];
  /** Its subject, if a machine serves several: in Chinese, or an event of another machine. */
  about?: string | readonly [machine: MachineName, event: string];
  /** The id of the story that shows the state. */
  story: string;
}

/** A path through the machines of several parties, from start to end. */
export interface Journey {
  id: string;
  title: string;
  /** Its content in one sentence. */
  purpose: string;
  /** Additional search words. */
  words: string;
  steps: readonly JourneyStep[];
}

/** The name of a step's machine in its journey. */
export const laneOf = ({ machine, view }: JourneyStep): string => view ?? machine;

/** The lanes of a journey in the order of their start, each with the indexes of its steps. */
export const lanesIn = ({ steps }: Journey): ReadonlyMap<string, number[]> => {
  const lanes = new Map<string, number[]>();
  for (const [index, step] of steps.entries()) lanes.set(laneOf(step), [...(lanes.get(laneOf(step)) ?? []), index]);
  return lanes;
};
