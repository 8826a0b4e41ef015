import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import type { Parts } from './elkGraph.ts';
import { insideMarks } from './elkGraph.ts';
import type { Box, Placed } from './measure.ts';

export interface Point {
  x: number;
  y: number;
}

/** A chart with positions, in pixels from the drawing's upper left corner; outer boxes precede inner ones. */
export interface Drawing {
  chart: Chart;
  width: number;
  height: number;
  states: { state: ChartState; box: Box }[];
  dots: { kind: 'initial' | 'inside'; box: Box }[];
  arrows: { id: string; transitions: ChartTransition[]; points: Point[] }[];
  pills: Placed[];
}

const boxesIn = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): [string, Box][] => [
  [id, { x, y, width, height }],
  ...children.flatMap(boxesIn),
];

/** Reads the layout that ELK computed for a chart. */
export const drawingFrom = (laid: ElkNode, { chart, states, arrows, bodies }: Parts): Drawing => {
  const boxes = new Map(boxesIn(laid));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const dotsOf = (kind: 'initial' | 'inside', ids: readonly string[]) =>
    ids.flatMap((id) => {
      const box = boxes.get(id);
      return box ? [{ kind, box }] : [];
    });
  const pointsOf = (id: string): Point[] => {
    const { startPoint, bendPoints = [], endPoint } = edges.get(id)!.sections![0]!;
    return [startPoint, ...bendPoints, endPoint];
  };
  return {
    chart,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: states.map((state) => ({ state, box: boxes.get(state.id)! })),
    dots: [
      ...dotsOf(
        'initial',
        states.map(({ id }) => `${id}_initial`),
      ),
      ...dotsOf(
        'inside',
        states.flatMap((state) => insideMarks(arrows, state)),
      ),
    ],
    arrows: [
      ...states.flatMap(({ id, initial }) =>
        initial ? [{ id, transitions: [], points: pointsOf(`${id}_start`) }] : [],
      ),
      ...arrows.map(({ id, transitions, isUpward }) => ({
        id: transitions[0]!.id,
        transitions,
        points: isUpward ? pointsOf(id).toReversed() : pointsOf(id),
      })),
    ],
    pills: [
      ...states.flatMap(({ id }) => bodies.get(id)!.pillsAt(boxes.get(id)!)),
      ...arrows.flatMap(({ id, label }) => {
        const { x = 0, y = 0 } = edges.get(id)!.labels![0]!;
        return label.pillsAt({ x, y });
      }),
    ],
  };
};
