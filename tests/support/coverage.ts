import { readdirSync, readFileSync } from 'node:fs';
import type { Chart } from '#stories/tooling/charts/chart.ts';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import type { Coverage, Level, Reached } from '#stories/tooling/handbook/coverage.ts';
import type { Taken } from '#stories/tooling/player/observed.ts';
import type { Walked } from './walked.ts';

interface TestReport {
  testResults: { assertionResults: { status: string; meta?: { walked?: Walked[] } }[] }[];
}

/** What the tests that passed in a run have walked; whatever another run left in the folder is not looked at. */
const walkedIn = (folder: string, run: string): Walked[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Partial<TestReport>)
    .flatMap(({ testResults = [] }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .flatMap(({ status, meta }) => (status === 'passed' ? (meta?.walked ?? []) : []))
    .filter((one) => one.run === run);

/** A transition without the id of its machine. */
const placeOf = (transition: string): string => transition.replace(/^[^. ]+/, '');

const declaredIn = (chart: Chart): string[] => chart.transitions.filter(({ ignored }) => !ignored).map(({ id }) => id);

const leavesIn = (chart: Chart): string[] =>
  statesIn(chart.root)
    .filter(({ kind, children }) => children.length === 0 && kind !== 'history')
    .map(({ path }) => path);

/** The machines that are made under many ids. */
const made = ['list', 'detail'] as const;

/** Which machine an actor was of that did this. */
const machineOf = (ids: ReadonlyMap<string, MachineName>, { id, taken }: Walked): MachineName | undefined =>
  ids.get(id) ??
  made.find((machine) => {
    const places = new Set(declaredIn(chartOf(machine)).map(placeOf));
    return taken.every(({ transitions }) => transitions.every((transition) => places.has(placeOf(transition))));
  });

const idsIn = (kind: 'transitions' | 'states', taken: readonly Taken[]): Set<string> =>
  new Set(taken.flatMap((one) => one[kind]));

/** What these walks have reached of a machine: through its view, and past it. */
const reachedIn = (chart: Chart, walks: readonly Walked[]): Reached => {
  const declared = new Map(declaredIn(chart).map((id) => [placeOf(id), id]));
  const leaves = leavesIn(chart);
  const taken = walks
    .flatMap((walk) => walk.taken)
    .map(({ cause, states, transitions }) => ({
      cause,
      states,
      transitions: transitions.flatMap((name) => declared.get(placeOf(name)) ?? []),
    }));
  const through = taken.filter(({ cause }) => !cause.startsWith('past '));
  const [transitions, states] = [idsIn('transitions', through), idsIn('states', through)];

  const why = Object.assign({}, ...walks.map(({ pastView }) => pastView)) as Record<string, string>;
  const sent = taken.flatMap(({ cause }) => /^past (?<event>.*)$/.exec(cause)?.groups?.['event'] ?? []);
  const pastView = [...new Set([...Object.keys(why), ...sent])].map((event) => {
    const own = taken.filter(({ cause }) => cause === `past ${event}`);
    return {
      event,
      why: why[event] ?? '',
      isSent: own.length > 0,
      transitions: [...idsIn('transitions', own)].filter((id) => !transitions.has(id)),
      states: [...idsIn('states', own)].filter((id) => !states.has(id)),
    };
  });
  const isReached = (id: string) =>
    transitions.has(id) || states.has(id) || pastView.some((one) => [...one.transitions, ...one.states].includes(id));
  return {
    states: leaves.filter((id) => states.has(id)).length,
    transitions: transitions.size,
    paths: walks.reduce((sum, { paths }) => sum + paths, 0),
    left: [...declared.values()].filter((id) => !isReached(id)),
    leftStates: leaves.filter((id) => !isReached(id)),
    pastView,
  };
};

/** The coverage of every machine at every level, from the reports of a run in a folder. */
export const coverageOfMachines = (folder: string, run: string): Coverage[] => {
  const all = walkedIn(folder, run);
  const ids = new Map(all.flatMap(({ id, machine }) => (machine ? [[id, machine] as const] : [])));
  const walks = all.map((walk) => ({ walk, of: walk.machine ?? machineOf(ids, walk) }));

  return machineNames.map((machine) => {
    const chart = chartOf(machine);
    const at = (level: Level) =>
      reachedIn(
        chart,
        walks.flatMap(({ walk, of }) => (walk.level === level && of === machine ? [walk] : [])),
      );
    return {
      machine,
      states: leavesIn(chart).length,
      transitions: declaredIn(chart).length,
      levels: { machine: at('machine'), view: at('view'), service: at('service') },
    };
  });
};
