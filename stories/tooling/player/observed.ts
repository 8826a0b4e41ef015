import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { nameOf } from './fired.ts';

/**
 * What moves a flow on: its own start, a person at its view, an answer, time, or an event of some type that goes past the
 * view. Without a view everything is given.
 */
export type Cause = 'start' | 'gesture' | 'answer' | 'time' | 'given' | `past ${string}`;

/** What a flow did for one cause: transitions by name, and the states it came to by their paths, as `signedIn.settled`. */
export interface Taken {
  cause: Cause;
  transitions: string[];
  states: string[];
}

// what comes into sight is told by an observer, after the event of the scrolling
let hasScrolled = false;
if ('document' in globalThis) addEventListener('scroll', () => void (hasScrolled = true), { capture: true });

/** Whether an element's listeners are being told of an event, as they are of all that a person does at the page. */
const isPageTelling = (): boolean => {
  if (hasScrolled) return true;
  const { type = '', target = null } = ('event' in globalThis && globalThis.event) || {};
  return target instanceof Node && !['load', 'error'].includes(type);
};

const placesIn = (nodes: readonly AnyStateNode[]): string[] =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'));

/** Writes down what a flow really does and why; of the flows that it runs nothing. `inspect` is for XState's option. */
export const observing = (begin: Cause = 'start') => {
  const taken = new Map<Cause, { transitions: Set<string>; states: Set<string> }>();
  let cause = begin;
  let present: readonly string[] = [];

  const underCause = () => {
    const known = taken.get(cause) ?? { transitions: new Set(), states: new Set() };
    taken.set(cause, known);
    return known;
  };
  return {
    /** Says why the flow moves from now on. */
    because: (now: Cause): void => {
      cause = now;
      hasScrolled = false;
    },
    inspect: (happening: InspectionEvent): void => {
      const { actorRef, rootId } = happening;
      if (actorRef.sessionId !== rootId) return;
      // what no actor sent was sent by a listener of the page, to a gesture, or went past the view
      if (happening.type === '@xstate.event' && !happening.sourceRef && !happening.event.type.startsWith('xstate.')) {
        const isSeen = cause === 'gesture' && isPageTelling();
        if (!isSeen && cause !== 'given') cause = `past ${happening.event.type}`;
      }
      if (happening.type !== '@xstate.microstep') return;
      const { _transitions: transitions, snapshot } = happening;
      const { _nodes: nodes } = snapshot as AnyMachineSnapshot;
      // it has come to what it leaves, if only for this step
      const places = placesIn([...transitions.map(({ source }) => source), ...nodes]);
      const { transitions: names, states } = underCause();
      for (const one of transitions) names.add(nameOf(one));
      for (const place of places) if (!present.includes(place)) states.add(place);
      present = placesIn(nodes);
    },
    taken: (): Taken[] =>
      Array.from(taken, ([why, { transitions, states }]) => ({
        cause: why,
        transitions: [...transitions],
        states: [...states],
      })),
  };
};
