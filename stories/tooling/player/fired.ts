import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  InspectionEvent,
} from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);

/** A transition by name: its state, its event, and which of the state's transitions for that event it is. */
export const nameOf = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id} --${transition.eventType || 'always'} #${siblingsOf(transition).indexOf(transition) + 1}`;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** An event that a state takes no notice of, so that no state around it does. */
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

/** A machine whose questions stay open and whose orders do nothing. */
export const silenced = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  const { actors, actions } = machine.implementations;
  const open = fromPromise(() => new Promise<never>(() => {}));
  const tells = Object.entries(actions).filter(([, action]) => !('resolve' in (action as object)));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, open])),
    actions: Object.fromEntries(tells.map(([name]) => [name, () => {}])),
  }) as Machine;
};

/** Writes down the transitions that a machine's actors take, those of the machines they run included. */
export const noting =
  (fired: string[]) =>
  (happening: InspectionEvent): void => {
    if (happening.type !== '@xstate.microstep') return;
    const { _transitions: taken } = happening;
    fired.push(...taken.map(nameOf));
  };

/** A clock that never comes to any time: delays happen as events that are sent. */
export const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} };

/** The transitions that a run of these events really takes, raised and eventless ones included. */
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
