import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import type { Chart, ChartState } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import type { Coverage, Reached } from '#stories/tooling/handbook/coverage.ts';
import type { Walked } from './walked.ts';

const reports = new URL('../../dist/reports/', import.meta.url);

interface TestReport {
  testResults: { assertionResults: { status: string; meta?: { walked?: Walked } }[] }[];
}

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, reports), 'utf8'));

/** What the tests that passed have walked, at both levels. */
const walkedByTests = (): Walked[] =>
  readdirSync(reports)
    .filter((name) => name.endsWith('.json'))
    .map((name) => json(name) as Partial<TestReport>)
    .flatMap(({ testResults = [] }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .flatMap(({ status, meta }) => (status === 'passed' && meta?.walked ? [meta.walked] : []));

/** What the journeys have fired, by machine id. */
const walkedByJourneys = (): [id: string, transitions: string[]][] => {
  const folder = new URL('fired/', reports);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((name) => Object.entries((json(`fired/${name}`) as { fired: Record<string, string[]> }).fired));
};

const entered = (state: ChartState): ChartState[] => {
  if (state.kind === 'parallel') return state.children.flatMap(entered);
  const initial = state.children.find(({ id }) => id === state.initial);
  return initial ? entered(initial) : [state];
};

/** The leaf states that these transitions leave or come to. */
const leavesReached = ({ root, transitions }: Chart, taken: ReadonlySet<string>): Set<string> => {
  const states = new Map(statesIn(root).map((state) => [state.id, state]));
  const ends = transitions
    .filter(({ id }) => taken.has(id))
    .flatMap(({ source, target }) => [source, target ?? source])
    .flatMap((id) => entered(states.get(id)!));
  return new Set([...entered(root), ...ends].map(({ id }) => id));
};

/** A transition without the id of its machine. */
const placeOf = (transition: string): string => transition.replace(/^[^. ]+/, '');

const declaredIn = (chart: Chart): string[] => chart.transitions.filter(({ ignored }) => !ignored).map(({ id }) => id);

/** The machines that are made under many ids. */
const made = ['list', 'detail'] as const;

/** Which machine an actor was of that fired these. */
const machineOf = (ids: ReadonlyMap<string, MachineName>, id: string, fired: readonly string[]) =>
  ids.get(id) ??
  made.find((machine) => {
    const places = new Set(declaredIn(chartOf(machine)).map(placeOf));
    return fired.every((transition) => places.has(placeOf(transition)));
  });

/** The coverage of every machine at every level, from the reports of the tests. */
export const coverageOfMachines = (): Coverage[] => {
  const tests = walkedByTests();
  const ids = new Map(tests.map(({ id, machine }) => [id, machine]));
  const journeys = walkedByJourneys().map(([id, fired]) => ({ machine: machineOf(ids, id, fired), fired }));

  return machineNames.map((machine) => {
    const chart = chartOf(machine);
    const declared = new Map(declaredIn(chart).map((id) => [placeOf(id), id]));
    const leaves = statesIn(chart.root).filter(({ children }) => children.length === 0);

    const reached = (fired: readonly string[], paths: number): Reached => {
      const taken = new Set(fired.map((transition) => declared.get(placeOf(transition)) ?? transition));
      const left = [...declared.values()].filter((id) => !taken.has(id));
      return { states: leavesReached(chart, taken).size, transitions: declared.size - left.length, paths, left };
    };
    const byTests = (level: Walked['level']): Reached => {
      const own = tests.filter((one) => one.level === level && one.machine === machine);
      return reached(
        own.flatMap(({ fired }) => fired),
        own.reduce((sum, { paths }) => sum + paths, 0),
      );
    };
    const service = journeys.filter((one) => one.machine === machine);
    return {
      machine,
      states: leaves.length,
      transitions: declared.size,
      levels: {
        machine: byTests('machine'),
        view: byTests('view'),
        service: reached(
          service.flatMap(({ fired }) => fired),
          service.length,
        ),
      },
    };
  });
};
