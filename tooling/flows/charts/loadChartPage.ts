import { chartOf } from './chart.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { storiesOf } from './storiesOf.ts';
import { firstIn } from './ways.ts';

/** Resolves once everything that a chart's page shows at first is loaded, so that it renders at once. */
export const loadChartPage = async (name: MachineName): Promise<void> => {
  await Promise.all([drawingOf(name), storiesOf(name, firstIn(chartOf(name).root).id)]);
};
