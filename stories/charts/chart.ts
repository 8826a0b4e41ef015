import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { and, or } from 'xstate';
import { eventWords, readEvent } from './eventWords.ts';
import type { MachineName } from './machines.ts';
import { machines } from './machines.ts';
import { meanings } from './meanings.ts';

/** A state as the chart shows it; `inner` are the transitions that leave the state where it is. */
export interface ChartState {
  id: string;
  name: string;
  meaning: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial?: string | undefined;
  asks: string[];
  tells: string[];
  inner: string[];
  children: ChartState[];
}

/** An arrow of the chart; `fromInside` says that it starts at whatever state inside the source is active. */
export interface ChartArrow {
  source: string;
  target: string;
  label: string[];
  fromInside: boolean;
}

export interface Chart {
  root: ChartState;
  arrows: ChartArrow[];
}

/** A guard made of others by `and`, `or` or `not`: a function, known by how it is checked. */
interface Combined {
  check: unknown;
  guards: readonly unknown[];
}

const checkOf = (guard: unknown): unknown => (guard as Combined).check;
const joints = new Map([
  [checkOf(and([])), ' and '],
  [checkOf(or([])), ' or '],
]);

const isCombined = (named: unknown): named is Combined => typeof named === 'function' && 'guards' in named;

const typeOf = (named: unknown): string => {
  if (isCombined(named)) {
    const joint = joints.get(named.check);
    const names = named.guards.map(typeOf);
    return joint ? names.join(joint) : `not ${names.join('')}`;
  }
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : String(named);
};

/** A guard by its name; `and` and `not` are functions that carry the guards they combine. */
const guardWords = (guard: unknown): string => {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return typeOf(guard);
  const parts = guard.guards.map(guardWords);
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
};

/** Chart ids are names for drawings: words joined by underscores. */
export const chartId = (path: readonly string[]): string => ['state', ...path].join('_');

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node !== outer && outer.path.every((key, index) => node.path[index] === key);

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** A machine as data: its states with what they ask and tell, and its arrows with event, guard, delay and orders. */
export const chartOf = (name: MachineName): Chart => {
  const machine: AnyStateMachine = machines[name];
  const { actions, delays } = machine.implementations;

  const tellsOf = (list: readonly unknown[]): string[] =>
    list.map(typeOf).filter((type) => typeof actions[type] === 'function' && !('resolve' in actions[type]));

  const wordsOf = ({ eventType }: AnyTransitionDefinition): string => {
    if (eventType === '') return 'always';
    const read = readEvent(eventType);
    const delay = read.kind === 'after' ? delays[read.name] : undefined;
    return typeof delay === 'number' ? `${eventWords(eventType)} (${delay / 1_000} s)` : eventWords(eventType);
  };
  const labelOf = (transition: AnyTransitionDefinition): string[] => [
    wordsOf(transition),
    ...(transition.guard ? [`[${guardWords(transition.guard)}]`] : []),
    ...tellsOf(transition.actions).map((tell) => `! ${tell}`),
  ];
  const stateOf = (node: AnyStateNode): ChartState => ({
    id: chartId(node.path),
    name: node.path.length === 0 ? node.id : node.key,
    meaning: meanings[name][node.path.join('.')] ?? '',
    kind: node.type,
    initial: node.type === 'compound' ? node.initial.target[0] && chartId(node.initial.target[0].path) : undefined,
    asks: node.invoke.map(({ id }) => id),
    tells: tellsOf(node.entry),
    inner: transitionsOf(node)
      .filter(({ target }) => !target)
      .map((transition) => labelOf(transition).join(' ')),
    children: Object.values(node.states).map(stateOf),
  });
  const arrowsOf = (node: AnyStateNode): ChartArrow[] => [
    ...transitionsOf(node).flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        source: chartId(node.path),
        target: chartId(target.path),
        label: labelOf(transition),
        fromInside: isWithin(target, node),
      })),
    ),
    ...Object.values(node.states).flatMap(arrowsOf),
  ];
  return { root: stateOf(machine.root), arrows: arrowsOf(machine.root) };
};
