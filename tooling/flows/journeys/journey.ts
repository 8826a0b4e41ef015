import type { MachineName } from '../charts/machines.ts';

/** Who makes a step happen, if it is no other machine. */
export type JourneyParty = 'customer' | 'staff' | 'carrier' | 'service' | 'time';

/** A machine and what of it leads to a step: an effect, a request or machine that it runs, or the path of its state. */
export type JourneyCause = readonly [machine: MachineName, name: string];

/** A step of a journey: one machine begins or takes one event, and the state that it is in afterwards. */
export interface JourneyStep {
  machine: MachineName;
  /** The view whose machine a factory has made; by default the machine's own. */
  view?: string;
  /** The machine begins here, with the input of its model of this name; '' is the model's first. */
  begins?: string;
  /** The types of events that lead up to it, each as often as needed: fields that are filled in, data that are fetched. */
  before?: readonly string[];
  /**
   * The event as text, as `code.requested`, `sendCode.done`, `after second`; with ` #2` the second result of its model. A
   * machine that begins may have none.
   */
  event?: string;
  /** The effect by which the event is told from others of its type. */
  does?: string;
  /** The path of the state that it is in afterwards. */
  state: string;
  /** Who acts. */
  by?: JourneyParty;
  /** Which machines it comes from, or in which it is done. */
  from?: readonly JourneyCause[];
  /** What it is about, where a machine serves many things: in Chinese, or an event of another machine. */
  about?: string | readonly [machine: MachineName, event: string];
  /** The id of the story that shows the state. */
  story: string;
}

/** A way through the machines of several parties, from its beginning to its end. */
export interface Journey {
  id: string;
  title: string;
  /** What happens, in one sentence. */
  purpose: string;
  /** Other words under which it is found. */
  words: string;
  steps: readonly JourneyStep[];
}

/** The name of a step's machine in its journey. */
export const laneOf = ({ machine, view }: JourneyStep): string => view ?? machine;

/** The lanes of a journey in the order in which they begin, each with the indexes of its steps. */
export const lanesIn = ({ steps }: Journey): ReadonlyMap<string, number[]> => {
  const lanes = new Map<string, number[]>();
  for (const [index, step] of steps.entries()) lanes.set(laneOf(step), [...(lanes.get(laneOf(step)) ?? []), index]);
  return lanes;
};
