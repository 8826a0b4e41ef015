import Elk from 'elkjs/lib/elk.bundled.js';
import type { Chart } from './chart.ts';
import { chartOf } from './chart.ts';
import { closedChart, openAtFirst } from './closed.ts';
import type { Drawing } from './drawing.ts';
import { drawingFrom } from './drawing.ts';
import { elkGraphOf, partsOf } from './elkGraph.ts';
import type { MachineName } from './machines.ts';
import { readable } from './readable.ts';

/** The factor by which a drawing is shrunk to fit a window of 1,000 by 690 pixels. */
const shrinkOf = ({ width, height }: Drawing): number => Math.max(width / 1_000, height / 690);

/** The largest such factor at which a chart is readable. */
const mostShrunk = 1.5;

/** The cost of a drawing's size in a document: its area, and more if it is longer than wide. */
const costOf = ({ width, height }: Drawing): number => width * height * (1 + Math.abs(Math.log(width / height / 1.3)));

/**
 * Lays a chart out downwards or to the right, whichever fits a screen better. With folding, one label stands for many
 * transitions that stay in a state.
 */
export const layOut = async (chart: Chart, isFolding = false): Promise<Drawing> => {
  const parts = partsOf(chart, isFolding);
  const elk = new Elk();
  const down = drawingFrom(await elk.layout(elkGraphOf(parts, 'DOWN')), parts);
  const right = drawingFrom(await elk.layout(elkGraphOf(parts, 'RIGHT')), parts);
  const cost = isFolding ? shrinkOf : costOf;
  return cost(down) <= cost(right) ? down : right;
};

/** Lays a chart out for a screen; one that would be unreadable as a whole omits its effects. */
const layOutOnScreen = async (chart: Chart): Promise<Drawing> => {
  const drawing = await layOut(chart, true);
  return shrinkOf(drawing) > mostShrunk ? layOut({ ...chart, isBrief: true }, true) : drawing;
};

const drawings = new Map<string, Promise<Drawing>>();

/** How a machine's chart is shown on a screen. */
export interface Shown {
  /** The states that show their inner ones, by id; by default as many as are readable. */
  open?: ReadonlySet<string>;
  /** Whether names of the code are left out. */
  isChinese?: boolean;
}

/** The drawing of a machine for a screen; laid out once. */
export const drawingOf = (name: MachineName, { open, isChinese = true }: Shown = {}): Promise<Drawing> => {
  const chart = chartOf(name);
  const shown = open ?? openAtFirst(chart);
  const key = [name, isChinese, ...[...shown].toSorted()].join(' ');
  const drawing = drawings.get(key) ?? readable(layOutOnScreen({ ...closedChart(chart, shown), isChinese }));
  drawings.set(key, drawing);
  return drawing;
};
