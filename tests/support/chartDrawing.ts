import type { Drawing } from '#stories/tooling/charts/drawing.ts';
import { drawingOf } from '#stories/tooling/charts/layout.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { pass } from './time.ts';

/** A machine's chart laid out while time stands still: ELK works in steps that a timer begins. */
export const chartDrawing = async (name: MachineName): Promise<Drawing> => {
  const drawing = drawingOf(name);
  await pass(10);
  return drawing;
};
