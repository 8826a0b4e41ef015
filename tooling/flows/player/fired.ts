import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  InspectionEvent,
} from 'xstate';
import { createActor, fromCallback } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);

/** The name of a transition: its state, its event, and its index among the state's transitions for that event. */
export const nameOf = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id} --${transition.eventType || 'always'} #${siblingsOf(transition).indexOf(transition) + 1}`;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Whether a state ignores an event, so that no outer state takes it. */
const isForbidden = ({ target, actions }: AnyTransitionDefinition): boolean => !target && actions.length === 0;

/** Every transition that a machine declares, by name: those of its directed graph, and the eventless ones. */
export const transitionsOf = (machine: AnyStateMachine): string[] => {
  const edgesOf = (graph: ReturnType<typeof toDirectedGraph>): AnyTransitionDefinition[] => [
    ...graph.edges.map((edge) => edge.transition),
    ...graph.children.flatMap(edgesOf),
  ];
  const eventless = nodesOf(machine.root).flatMap((node) => node.always ?? []);
  const declared = [...edgesOf(toDirectedGraph(machine)), ...eventless].filter((one) => !isForbidden(one));
  return [...new Set(declared.map(nameOf))];
};

const silencedOf = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** A machine whose requests stay pending and whose effects do nothing. */
export const silenced = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  const known = silencedOf.get(machine);
  if (known) return known as Machine;
  const { actors, actions } = machine.implementations;
  const open = fromCallback(() => {});
  const effects = Object.entries(actions).filter(([, action]) => !('resolve' in (action as object)));
  const silent = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, open])),
    actions: Object.fromEntries(effects.map(([name]) => [name, () => {}])),
  }) as Machine;
  silencedOf.set(machine, silent);
  return silent;
};

/** Records the transitions that a machine's actors take, including those of invoked machines. */
export const noting =
  (fired: string[]) =>
  (happening: InspectionEvent): void => {
    if (happening.type !== '@xstate.microstep') return;
    const { _transitions: taken } = happening;
    fired.push(...taken.map(nameOf));
  };

/** A clock that never advances: delays are sent as events. */
export const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} };

/** The transitions that a sequence of events takes, including raised and eventless ones. */
export const firedBy = <Machine extends AnyStateMachine>(
  machine: Machine,
  path: { input: InputFrom<Machine>; steps: { event: EventFromLogic<Machine> }[] },
): string[] => {
  const fired: string[] = [];
  const actor = createActor(silenced(machine) as AnyStateMachine, {
    input: path.input,
    clock: stoppedClock,
    inspect: noting(fired),
  });
  actor.start();
  for (const { event } of path.steps) actor.send(event);
  actor.stop();
  return fired;
};
