import type { InspectionEvent } from 'xstate';

/** The cause of a path's step: a gesture in the view, the machine's own response or delay, or an outside event. */
export type Cause = 'gesture' | 'machine' | 'outside';

// an observer reports visible elements after the scroll event
let hasScrolled = false;
if ('document' in globalThis) addEventListener('scroll', () => void (hasScrolled = true), { capture: true });

/** Whether an element's listeners are handling an event, as for every gesture. */
const isPageTelling = (): boolean => {
  if (hasScrolled) return true;
  const { type = '', target = null } = ('event' in globalThis && globalThis.event) || {};
  return target instanceof Node && !['load', 'error'].includes(type);
};

/**
 * Records the events that reached a machine without its view: those sent by no actor, and by no listener of the page
 * during a gesture. `inspect` is for XState's option.
 */
export const watchEventsBesideView = () => {
  const taken = new Set<string>();
  let step: Cause = 'machine';
  let past: string | undefined;
  return {
    /** The following events happen by this cause. */
    begins: (cause: Cause): void => {
      step = cause;
      past = undefined;
      hasScrolled = false;
    },
    inspect: (happening: InspectionEvent): void => {
      const { actorRef, rootId } = happening;
      if (actorRef.sessionId !== rootId) return;
      if (happening.type === '@xstate.event' && !happening.sourceRef && !happening.event.type.startsWith('xstate.'))
        past = step === 'gesture' && isPageTelling() ? undefined : happening.event.type;
      if (happening.type === '@xstate.microstep' && past !== undefined) taken.add(past);
    },
    /** The types of the events so far. */
    taken: (): string[] => [...taken],
  };
};
