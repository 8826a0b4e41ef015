import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartArrow, ChartState } from './chart.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A chart with places, in pixels from the drawing's upper left corner; outer boxes come before those inside them. */
export interface Drawing {
  width: number;
  height: number;
  states: { state: ChartState; lines: string[]; box: Box }[];
  dots: { kind: 'initial' | 'inside'; box: Box }[];
  arrows: { source: string | undefined; points: Point[]; label: { lines: string[]; box: Box } | undefined }[];
}

export const textSize = 12;
export const lineHeight = 16;
const padding = 12;
const dotSize = 10;
const insideSize = 18;

/** Width of a line of text, near enough for a layout that must be the same on every machine. */
const widthOf = (line: string): number =>
  Array.from(line, (character) => textSize * (character > '\u2e7f' ? 1 : 0.58)).reduce((sum, width) => sum + width, 0);
const sizeOf = (lines: readonly string[], space: number) => ({
  width: Math.ceil(Math.max(...lines.map(widthOf)) + 2 * space),
  height: lines.length * lineHeight + 2 * space,
});

/** The lines inside a state's box: its name and meaning, then what it asks (?), tells (!) and takes without leaving (↺). */
const linesOf = ({ name, meaning, asks, tells, inner }: ChartState): string[] => [
  `${name} ${meaning}`.trim(),
  ...asks.map((ask) => `? ${ask}`),
  ...tells.map((tell) => `! ${tell}`),
  ...inner.map((line) => `↺ ${line}`),
];

/** ELK does not hand these down to inner boxes. */
const reading = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
};

const statesIn = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesIn)];

const nodeOf = (state: ChartState, arrows: readonly ChartArrow[]): ElkNode => {
  const lines = linesOf(state);
  const own = sizeOf(lines, padding);
  if (state.children.length === 0) return { id: state.id, ...own };
  const hasInside = arrows.some((arrow) => arrow.fromInside && arrow.source === state.id);
  return {
    id: state.id,
    layoutOptions: {
      ...reading,
      'elk.padding': `[top=${own.height + 8},left=${2 * padding},bottom=${2 * padding},right=${2 * padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${own.width}, ${own.height})`,
    },
    children: [
      ...(state.initial ? [{ id: `${state.id}_initial`, width: dotSize, height: dotSize }] : []),
      ...(hasInside ? [{ id: `${state.id}_inside`, width: insideSize, height: insideSize }] : []),
      ...state.children.map((child) => nodeOf(child, arrows)),
    ],
  };
};

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const elk = new Elk();

/** Lays a chart out from top to bottom. */
export const layOut = async ({ root, arrows }: Chart): Promise<Drawing> => {
  const states = statesIn(root);
  const order = new Map(states.map(({ id }, index) => [id, index]));
  // an arrow back up is laid out head to tail, so that the page reads downwards in the order of the machine's file
  const isUpward = ({ source, target }: ChartArrow): boolean => order.get(target)! < order.get(source)!;
  const edges: ElkExtendedEdge[] = [
    ...states.flatMap(({ id, initial }) =>
      initial ? [{ id: `${id}_start`, sources: [`${id}_initial`], targets: [initial] }] : [],
    ),
    ...arrows.map((arrow, index) => {
      const ends = [arrow.fromInside ? `${arrow.source}_inside` : arrow.source, arrow.target];
      const [from, to] = isUpward(arrow) ? ends.toReversed() : ends;
      const labels = [{ text: arrow.label.join('\n'), ...sizeOf(arrow.label, 3) }];
      return { id: `arrow_${index}`, sources: [from!], targets: [to!], labels };
    }),
  ];
  const laid: ElkNode = await elk.layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      ...reading,
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: [nodeOf(root, arrows)],
    edges,
  });

  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode): void => {
    boxes.set(node.id, boxOf(node));
    node.children?.forEach(collect);
  };
  collect(laid);
  const dotsOf = (suffix: 'initial' | 'inside') =>
    [...boxes].filter(([id]) => id.endsWith(`_${suffix}`)).map(([, box]) => ({ kind: suffix, box }));

  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: states.map((state) => ({ state, lines: linesOf(state), box: boxes.get(state.id)! })),
    dots: [...dotsOf('initial'), ...dotsOf('inside')],
    arrows: (laid.edges ?? []).map(({ id, sections, labels }) => {
      const arrow = arrows[Number(id.replace('arrow_', ''))];
      const { startPoint, bendPoints = [], endPoint } = sections![0]!;
      const points = [startPoint, ...bendPoints, endPoint];
      return {
        source: arrow?.source,
        points: arrow && isUpward(arrow) ? points.toReversed() : points,
        label: arrow && { lines: arrow.label, box: boxOf(labels?.[0] ?? {}) },
      };
    }),
  };
};
