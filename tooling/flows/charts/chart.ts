import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf } from '../player/fired.ts';
import { readEvent } from './eventText.ts';
import type { Guard } from './guards.ts';
import { readGuard } from './guards.ts';
import type { MachineName } from './machines.ts';
import { machines } from './machines.ts';
import type { Effect } from './effects.ts';
import { effectsIn } from './effects.ts';

/** A request or a whole machine that a state invokes. */
export interface ChartRequest {
  id: string;
  isFlow: boolean;
}

/** A state as data. */
export interface ChartState {
  id: string;
  /** Its path inside the machine, such as `signedIn.settled`; '' for the machine itself. */
  path: string;
  name: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial?: string | undefined;
  tags: readonly string[];
  requests: ChartRequest[];
  entry: Effect[];
  exit: Effect[];
  children: ChartState[];
  /** How many inner states a closed one hides. */
  closed?: number;
}

/**
 * A transition as data; one without a target stays in its state, an ignored one prevents an outer state from taking the
 * event.
 */
export interface ChartTransition {
  /** Its name in recorded paths: state, event and position. */
  id: string;
  source: string;
  target?: string | undefined;
  /** The paths of source and target inside the machine. */
  sourcePath: string;
  targetPath?: string | undefined;
  /** Whether the target is inside the source, so that it starts at the active inner state. */
  fromInside: boolean;
  reenters: boolean;
  /** The event's type in the machine; '' for an eventless transition. */
  type: string;
  event: { kind: 'sent' | 'after' | 'done' | 'error' | 'always'; name: string; milliseconds?: number | undefined };
  guard?: Guard | undefined;
  /** Without its own guard: the guards before it, which were all false. */
  instead: Guard[];
  ignored: boolean;
  effects: Effect[];
}

export interface Chart {
  name: string;
  /** Whether its drawing omits names of the code that have a Chinese meaning. */
  isChinese?: boolean;
  /** Whether its drawing shows effects only in the facts of a state. */
  isBrief?: boolean;
  root: ChartState;
  transitions: ChartTransition[];
}

/** Chart ids are for drawings: words joined by underscores. */
export const chartId = (path: readonly string[]): string => ['state', ...path].join('_');

/** The chart ids of a snapshot's states, including outer ones. */
export const presentIn = ({ _nodes: nodes }: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(nodes.map(({ path }) => chartId(path)));

/** A state and all its inner states, outer ones first. */
export const statesIn = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesIn)];

/** Whether a state is one of several that are active together. */
export const isRegionIn = ({ root }: Chart, { id }: ChartState): boolean =>
  statesIn(root).some(({ kind, children }) => kind === 'parallel' && children.some((child) => child.id === id));

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node !== outer && outer.path.every((key, index) => node.path[index] === key);

/** A machine as data, from its own definition. */
export const chartOfMachine = (name: string, machine: AnyStateMachine): Chart => {
  const { actors, delays } = machine.implementations;
  const effectsOf = effectsIn(machine);

  const eventOf = (type: string): ChartTransition['event'] => {
    if (type === '') return { kind: 'always', name: 'always' };
    const event = readEvent(type);
    const delay = event.kind === 'after' ? delays[event.name] : undefined;
    return { ...event, milliseconds: typeof delay === 'number' ? delay : undefined };
  };
  const stateOf = (node: AnyStateNode): ChartState => ({
    id: chartId(node.path),
    path: node.path.join('.'),
    name: node.path.length === 0 ? node.id : node.key,
    kind: node.type,
    initial: node.type === 'compound' ? node.initial.target[0] && chartId(node.initial.target[0].path) : undefined,
    tags: node.tags,
    requests: node.invoke.map(({ id, src }) => ({
      id,
      isFlow: typeof src === 'string' && 'root' in Object(actors[src]),
    })),
    entry: effectsOf(node.entry),
    exit: effectsOf(node.exit),
    children: Object.values(node.states).map(stateOf),
  });
  const branchesOf = (node: AnyStateNode, branches: readonly AnyTransitionDefinition[]): ChartTransition[] =>
    branches.flatMap((branch, index) => {
      const targets = branch.target ?? [undefined];
      return targets.map((target) => ({
        id: nameOf(branch),
        source: chartId(node.path),
        target: target && chartId(target.path),
        sourcePath: node.path.join('.'),
        targetPath: target?.path.join('.'),
        fromInside: target !== undefined && isWithin(target, node),
        reenters: branch.reenter,
        type: branch.eventType,
        event: eventOf(branch.eventType),
        guard: branch.guard ? readGuard(branch.guard) : undefined,
        instead: branch.guard ? [] : branches.slice(0, index).flatMap(({ guard }) => (guard ? [readGuard(guard)] : [])),
        ignored: !branch.target && branch.actions.length === 0,
        effects: effectsOf(branch.actions),
      }));
    });
  const transitionsOf = (node: AnyStateNode): ChartTransition[] => [
    ...branchesOf(node, node.always ?? []),
    ...[...node.transitions.values()].flatMap((branches) => branchesOf(node, branches)),
    ...Object.values(node.states).flatMap(transitionsOf),
  ];
  return { name, root: stateOf(machine.root), transitions: transitionsOf(machine.root) };
};

/** A machine of the project as data. */
export const chartOf = (name: MachineName): Chart => chartOfMachine(name, machines[name]);
