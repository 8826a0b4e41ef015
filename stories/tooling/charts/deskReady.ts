import { chartOf } from './chart.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { storiesOf } from './storiesOf.ts';
import { firstIn } from './ways.ts';

/** Resolves once all that a chart's desk shows at first is known, so that it is drawn at once. */
export const deskReady = async (name: MachineName): Promise<void> => {
  await Promise.all([drawingOf(name), storiesOf(name, firstIn(chartOf(name).root).id)]);
};
