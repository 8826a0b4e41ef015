import type { Drawing, Point } from './drawing.ts';
import type { Box } from './measure.ts';

/** A chart in miniature: boxes and lines, in pixels of its drawing. */
export interface Shape {
  width: number;
  height: number;
  boxes: { box: Box; isLeaf: boolean }[];
  arrows: Point[][];
}

/** The parts of a drawing that are visible in miniature. */
export const shapeOf = ({ width, height, states, arrows }: Drawing): Shape => ({
  width,
  height,
  boxes: states.map(({ state, box }) => ({ box, isLeaf: state.children.length === 0 })),
  arrows: arrows.map(({ points }) => points),
});
