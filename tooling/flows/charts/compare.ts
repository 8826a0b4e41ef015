import { chartOf } from './chart.ts';
import type { Difference } from './difference.ts';
import { differenceOf } from './difference.ts';
import { machineNames } from './machines.ts';
import type { RevisionCharts } from './revision.ts';

/** The current machines, in the form of a revision's: without the root of the actors, which only composes others. */
export const chartsNow = (): Pick<RevisionCharts, 'charts' | 'unreadable'> => ({
  charts: new Map(
    machineNames.map((name) => [name, chartOf(name)] as const).filter(([, { root }]) => root.children.length > 0),
  ),
  unreadable: new Map(),
});

type Charts = ReturnType<typeof chartsNow>;

/** Compares every machine that both revisions can load. */
export const compare = (before: Charts, after: Charts): Difference[] =>
  [...new Set([...after.charts.keys(), ...before.charts.keys()])]
    .filter((name) => !before.unreadable.has(name) && !after.unreadable.has(name))
    .map((name) => differenceOf(before.charts.get(name), after.charts.get(name)));
