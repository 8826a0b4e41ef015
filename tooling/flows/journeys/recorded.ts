import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { eventText } from '../charts/eventText.ts';
import type { MachineName } from '../charts/machines.ts';
import { machines } from '../charts/machines.ts';
import type { Journey } from './journey.ts';

/** An event that a machine of a page received, and the paths of its states afterwards. */
export interface Recorded {
  machine: string;
  /** The states of its outermost level, which identify a factory's machines. */
  outer: string[];
  event: string;
  states: string[];
  /**
   * When the event was sent to it, in milliseconds: events that it sends to others are later, although they finish
   * before.
   */
  at: number;
}

/**
 * Runs in a page before the page's scripts, without imports: reports its machines' steps by the page's `recordActor`.
 */
export const reportActors = (): void => {
  const sent = new WeakMap<object, WeakMap<object, number>>();
  let count = 0;
  const { recordActor } = globalThis as unknown as { recordActor: (one: Recorded) => void };
  globalThis.inspectActors = (happening: InspectionEvent) => {
    const { actorRef } = happening;
    const times = sent.get(actorRef) ?? new WeakMap<object, number>();
    sent.set(actorRef, times);
    if (happening.type === '@xstate.event') times.set(happening.event, performance.timeOrigin + (count += 0.001));
    const { id, states } = (actorRef as unknown as { logic: Partial<AnyStateMachine> }).logic;
    if (happening.type !== '@xstate.snapshot' || !id || !states) return;
    const { _nodes: nodes } = happening.snapshot as AnyMachineSnapshot;
    const paths = nodes.map(({ path }) => path.join('.'));
    const at = times.get(happening.event) ?? 0;
    recordActor({ machine: id, outer: Object.keys(states), event: happening.event.type, states: paths, at });
  };
};

/**
 * The numbers of a journey's steps that the recorded machines took, in order; machines that run elsewhere are left out.
 */
export const walkedIn = (
  { steps }: Journey,
  recorded: readonly Recorded[],
  elsewhere: readonly MachineName[] = [],
): number[] => {
  const inOrder = recorded.toSorted((one, other) => one.at - other.at);
  let at = 0;
  return steps.flatMap(({ machine, event, state }, index) => {
    if (elsewhere.includes(machine)) return [];
    const { id, states } = machines[machine] as AnyStateMachine;
    const found = inOrder.findIndex(
      (one, place) =>
        place >= at &&
        (one.machine === id || one.outer.join() === Object.keys(states).join()) &&
        one.states.includes(state) &&
        (event === undefined || eventText(one.event) === event.replace(/ #\d+$/, '')),
    );
    if (found < 0) return [];
    at = found + 1;
    return [index + 1];
  });
};
