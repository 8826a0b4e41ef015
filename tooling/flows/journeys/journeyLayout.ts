import type { ElkNode } from 'elkjs/lib/elk-api.js';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { Point } from '../charts/drawing.ts';
import type { Box } from '../charts/measure.ts';
import { readable } from '../charts/readable.ts';
import { widthOf } from '../charts/rows.ts';
import type { Journey } from './journey.ts';
import { laneOf, lanesIn } from './journey.ts';
import { areaOf, passedBy, reachedBy, titleOfLane } from './journeyTexts.ts';

/** A machine of a journey with the states that it reaches, by the index of the step. */
export interface JourneyLane {
  id: string;
  title: string;
  area: string;
  rows: { step: number; text: string }[];
  box: Box;
}

/** The events from one machine to another, with the indexes of their steps. */
export interface JourneyArrow {
  id: string;
  from: string;
  to: string;
  steps: number[];
  text: string;
  points: Point[];
  /** The position of its label. */
  label: Box;
}

/** The chart of a journey with positions in pixels. */
export interface JourneyDrawing {
  width: number;
  height: number;
  lanes: JourneyLane[];
  arrows: JourneyArrow[];
}

export const headHeight = 48;
export const rowHeight = 26;
const laneWidth = 208;
const labelHeight = 22;

/** The arrows of a journey; the same event between the same machines shares one arrow. */
const arrowsOf = ({ steps }: Journey): Omit<JourneyArrow, 'points' | 'label'>[] => {
  const arrows = new Map<string, Omit<JourneyArrow, 'points' | 'label'>>();
  for (const [index, step] of steps.entries()) {
    for (const cause of step.from ?? []) {
      const sender = steps.slice(0, index).findLast(({ machine }) => machine === cause[0]);
      if (!sender || laneOf(sender) === laneOf(step)) continue;
      const [from, to, text] = [laneOf(sender), laneOf(step), passedBy(step, cause)];
      const id = `${from} ${to} ${text}`;
      const known = arrows.get(id) ?? { id, from, to, text, steps: [] };
      if (!known.steps.includes(index)) known.steps.push(index);
      arrows.set(id, known);
    }
  }
  return [...arrows.values()];
};

/** The label of an arrow: the numbers of its steps, and the event. */
export const labelOf = ({ steps, text }: Pick<JourneyArrow, 'steps' | 'text'>): string =>
  `${steps.map((step) => step + 1).join('、')} ${text}`;

const layOut = async (journey: Journey): Promise<JourneyDrawing> => {
  const lanes = [...lanesIn(journey)].map(([id, indexes]) => {
    const first = journey.steps[indexes[0]!]!;
    const rows = indexes.map((step) => ({ step, text: reachedBy(journey.steps[step]!) }));
    return { id, title: titleOfLane(first), area: areaOf(first.machine), rows };
  });
  const arrows = arrowsOf(journey);
  const order = new Map(lanes.map(({ id }, index) => [id, index]));
  const isUpward = ({ from, to }: (typeof arrows)[number]): boolean => order.get(to)! < order.get(from)!;
  const graph: ElkNode = {
    id: 'journey',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.thoroughness': '40',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeNode': '16',
      'elk.spacing.edgeEdge': '12',
      'elk.layered.spacing.nodeNodeBetweenLayers': '22',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
    children: lanes.map(({ id, rows }) => ({ id, width: laneWidth, height: headHeight + rows.length * rowHeight + 8 })),
    // an arrow back to an earlier machine is laid out head to tail, so that the chart reads downwards
    edges: arrows.map((arrow) => ({
      id: arrow.id,
      sources: [isUpward(arrow) ? arrow.to : arrow.from],
      targets: [isUpward(arrow) ? arrow.from : arrow.to],
      labels: [
        {
          text: arrow.text,
          width: widthOf(labelOf(arrow)) + 18,
          height: labelHeight,
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
    })),
  };
  const laid = await new Elk().layout(graph);
  const boxes = new Map(
    (laid.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [id, { x, y, width, height }]),
  );
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    lanes: lanes.map((lane) => Object.assign(lane, { box: boxes.get(lane.id)! })),
    arrows: arrows.map((arrow) => {
      const { sections, labels } = edges.get(arrow.id)!;
      const { startPoint, bendPoints = [], endPoint } = sections![0]!;
      const { x = 0, y = 0, width = 0, height = 0 } = labels![0]!;
      const points = [startPoint, ...bendPoints, endPoint];
      const label = { x, y, width, height };
      return Object.assign(arrow, { points: isUpward(arrow) ? points.toReversed() : points, label });
    }),
  };
};

const drawings = new Map<string, Promise<JourneyDrawing>>();

/** The chart of a journey; laid out once. */
export const journeyDrawing = (journey: Journey): Promise<JourneyDrawing> => {
  const drawing = drawings.get(journey.id) ?? readable(layOut(journey));
  drawings.set(journey.id, drawing);
  return drawing;
};
