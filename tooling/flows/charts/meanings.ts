import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { MachineNames, Names, RequestName } from './names.ts';
import { guardText } from './guards.ts';
import type { Guard } from './guards.ts';
import type { MachineName } from './machines.ts';

/** A machine in Chinese: its title, its purpose, its states by path, and its own names. */
export interface ChartNames extends MachineNames {
  /** Its purpose in one sentence. */
  purpose: string;
  states: Record<string, string>;
}

const statesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state: AnyStateNode) => [state].concat(statesBelow(state)));

/** The Chinese `meta` of a machine; undefined for a machine of an older revision without one. */
export const chartNamesOf = ({ root }: AnyStateMachine): ChartNames => ({
  ...(root.meta as MachineNames),
  purpose: root.description ?? '',
  states: Object.fromEntries(
    statesBelow(root).flatMap(({ path, description }) => (description ? [[path.join('.'), description]] : [])),
  ),
});

/** The Chinese meaning of every name of every machine. */
export const chartNames = {} as Record<MachineName, ChartNames>;

/** The meanings of a revision's names: of each machine, and shared ones. */
export interface Meanings {
  own: Partial<Record<string, Partial<ChartNames>>>;
  shared: Names;
}

/** The current meanings, followed by those of older revisions, for names that no longer exist. */
const known: Meanings[] = [{ own: chartNames, shared: {} }];

/** Sets the current meanings: those of these machines, and the shared ones. */
export const nameMachines = (machines: Record<string, AnyStateMachine>, shared: Names): void => {
  const entries = Object.entries(machines).map(([name, machine]) => [name, chartNamesOf(machine)]);
  Object.assign(chartNames, Object.fromEntries(entries));
  known[0] = { own: chartNames, shared };
};

/** Adds the meanings of an older revision, so that removed elements have a name. */
export const addFormerMeanings = (former: Meanings): void => void known.push(former);

/** The first revision's meaning. */
const firstOf = <Said>(of: (meanings: Meanings) => Said | undefined): Said | undefined => {
  for (const meanings of known) {
    const said = of(meanings);
    if (said) return said;
  }
  return undefined;
};

const asObject = (request: RequestName | undefined): Exclude<RequestName, string> =>
  typeof request === 'object' ? request : { request: request ?? '' };

/** The Chinese of a machine's names; empty for a name without one. */
export const namesOf = (machine: string) => {
  const find = (group: 'events' | 'guards' | 'effects' | 'delays' | 'tags', name: string): string =>
    firstOf(({ own, shared }) => own[machine]?.[group]?.[name] ?? shared[group]?.[name]) ?? '';
  const requestNames = (name: string) => {
    const { request, done, error } = asObject(
      firstOf(({ own, shared }) => own[machine]?.requests?.[name] ?? shared.requests?.[name]),
    );
    return { request, done: done ?? (request && `${request}成功`), error: error ?? (request && `${request}失败`) };
  };
  const guard = (of: Guard): string => {
    if ('name' in of || of.joint === 'not') return find('guards', guardText(of));
    return of.of.map(guard).join(of.joint === 'and' ? '，且' : '，或');
  };
  return {
    title: firstOf(({ own }) => own[machine]?.title) ?? '',
    state: (path: string): string => firstOf(({ own }) => own[machine]?.states?.[path]) ?? '',
    event: (name: string): string => find('events', name),
    effect: (name: string): string => find('effects', name),
    /** A tag without a meaning is shown by its name. */
    tag: (name: string): string => find('tags', name) || name,
    delay: (name: string): string => find('delays', name),
    request: requestNames,
    guard,
  };
};
