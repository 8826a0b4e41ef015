import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { nameOf } from './fired.ts';

/**
 * The cause of a transition: the start, a gesture in the view, a response, a delay, or an external event of a type that
 * bypasses the view. Without a view everything is given.
 */
export type Cause = 'start' | 'gesture' | 'answer' | 'time' | 'given' | `past ${string}`;

/** The effects of one cause: transitions by name, and the entered states by path, as `signedIn.settled`. */
export interface Taken {
  cause: Cause;
  transitions: string[];
  states: string[];
}

// an observer reports visible elements after the scroll event
let hasScrolled = false;
if ('document' in globalThis) addEventListener('scroll', () => void (hasScrolled = true), { capture: true });

/** Whether an element's listeners are handling an event, as for every gesture. */
const isPageTelling = (): boolean => {
  if (hasScrolled) return true;
  const { type = '', target = null } = ('event' in globalThis && globalThis.event) || {};
  return target instanceof Node && !['load', 'error'].includes(type);
};

const placesIn = (nodes: readonly AnyStateNode[]): string[] =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'));

/** Records a machine's transitions and their causes, without its invoked machines. `inspect` is for XState's option. */
export const observing = (begin: Cause = 'start') => {
  const taken = new Map<Cause, { transitions: Set<string>; states: Set<string> }>();
  let cause = begin;
  // what the path does now; an event past the view does not end a gesture
  let step = begin;
  let present: readonly string[] = [];

  const underCause = () => {
    const known = taken.get(cause) ?? { transitions: new Set(), states: new Set() };
    taken.set(cause, known);
    return known;
  };
  return {
    /** Sets the cause of the following transitions. */
    because: (now: Cause): void => {
      step = now;
      cause = now;
      hasScrolled = false;
    },
    inspect: (happening: InspectionEvent): void => {
      const { actorRef, rootId } = happening;
      if (actorRef.sessionId !== rootId) return;
      // an event without a sending actor came from a listener of the page, by a gesture, or bypassed the view
      if (happening.type === '@xstate.event' && !happening.sourceRef && !happening.event.type.startsWith('xstate.')) {
        const isSeen = step === 'gesture' && isPageTelling();
        if (step !== 'given') cause = isSeen ? step : `past ${happening.event.type}`;
      }
      if (happening.type !== '@xstate.microstep') return;
      const { _transitions: transitions, snapshot } = happening;
      const { _nodes: nodes } = snapshot as AnyMachineSnapshot;
      // it has entered the states it leaves, if only for this step
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
