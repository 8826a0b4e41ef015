import Elk from 'elkjs/lib/elk.bundled.js';
import type { Chart } from './chart.ts';
import { chartOf } from './chart.ts';
import type { Drawing } from './drawing.ts';
import { drawingFrom } from './drawing.ts';
import { elkGraphOf, partsOf } from './elkGraph.ts';
import type { MachineName } from './machines.ts';
import { readable } from './readable.ts';

/** The cost of a drawing's size: its area, and more if it is longer than wide. */
const costOf = ({ width, height }: Drawing): number => width * height * (1 + Math.abs(Math.log(width / height / 1.3)));

/**
 * Lays a chart out downwards or to the right, whichever fits a screen better. A folding one has one label for many
 * transitions that stay in a state.
 */
export const layOut = async (chart: Chart, isFolding = false): Promise<Drawing> => {
  const parts = partsOf(chart, isFolding);
  const elk = new Elk();
  const down = drawingFrom(await elk.layout(elkGraphOf(parts, 'DOWN')), parts);
  const right = drawingFrom(await elk.layout(elkGraphOf(parts, 'RIGHT')), parts);
  return costOf(down) <= costOf(right) ? down : right;
};

const drawings = new Map<MachineName, Promise<Drawing>>();

/** The drawing of a machine for a screen; laid out once. */
export const drawingOf = (name: MachineName): Promise<Drawing> => {
  const drawing = drawings.get(name) ?? readable(layOut(chartOf(name), true));
  drawings.set(name, drawing);
  return drawing;
};
