import { chartOf } from './chart.ts';
import type { Difference } from './difference.ts';
import { differenceOf } from './difference.ts';
import { machineNames } from './machines.ts';
import type { RevisionCharts } from './revision.ts';

/** The machines as they are now, read like those of a revision. */
export const chartsNow = (): Pick<RevisionCharts, 'charts' | 'unreadable'> => ({
  charts: new Map(machineNames.map((name) => [name, chartOf(name)])),
  unreadable: new Map(),
});

type Charts = ReturnType<typeof chartsNow>;

/** Compares every machine of two revisions that can be read in both. */
export const compare = (before: Charts, after: Charts): Difference[] =>
  [...new Set([...after.charts.keys(), ...before.charts.keys()])]
    .filter((name) => !before.unreadable.has(name) && !after.unreadable.has(name))
    .map((name) => differenceOf(before.charts.get(name), after.charts.get(name)));
