import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { statesIn } from './chart.ts';
import { bodyOf, pillsOf } from './measure.ts';

const dotSize = 10;
const insideMark = (id: string): ElkNode => ({ id, width: 64, height: 20 });

/** ELK does not pass these on to inner boxes. */
const spacing = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '40',
  // fewer crossings of arrows that leave nested states
  'elk.layered.crossingMinimization.hierarchicalSweepiness': '1',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** Layers are closer together in a chart that is too large for a screen. */
const brief = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '7',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
};

/** Transitions between the same two states share one arrow. */
const sharing = ({ transitions }: Chart): ChartTransition[][] => {
  const arrows = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    if (transition.target === undefined) continue;
    const key = `${transition.source} ${transition.target}`;
    arrows.set(key, [...(arrows.get(key) ?? []), transition]);
  }
  return [...arrows.values()];
};

/** The number of states that two sources share from which their arrows cross too often. */
const sharedFrom = 3;

/**
 * The outer states whose inner arrows lead to the same states as those of another state. Each of their arrows starts at
 * a mark of its own: two sources of many arrows to the same states cannot be drawn side by side without crossings.
 */
const spreadIn = (arrows: readonly ChartTransition[][]): ReadonlySet<string> => {
  const firsts = arrows.map(([first]) => first!);
  const targetsOf = (source: string): ReadonlySet<string | undefined> =>
    new Set(firsts.filter((one) => one.source === source).map(({ target }) => target));
  return new Set(
    firsts
      .filter(({ fromInside }) => fromInside)
      .map(({ source }) => source)
      .filter((source) => {
        const targets = targetsOf(source);
        return firsts.some(
          (other) =>
            other.source !== source &&
            [...targetsOf(other.source)].filter((target) => targets.has(target)).length >= sharedFrom,
        );
      }),
  );
};

/** The parts of a chart that need space. */
export const partsOf = (chart: Chart, isFolding: boolean) => {
  const states = statesIn(chart.root);
  const order = new Map(states.map(({ id }, index) => [id, index]));
  const shared = sharing(chart);
  const spread = spreadIn(shared);
  const arrows = shared.map((transitions, index) => {
    const { source, target = '', fromInside } = transitions[0]!;
    const inside = spread.has(source) ? `${source}_inside_${index}` : `${source}_inside`;
    return {
      id: `arrow_${index}`,
      transitions,
      label: pillsOf(chart, transitions),
      from: fromInside ? inside : source,
      inside: fromInside ? source : undefined,
      to: target,
      // an arrow back up is laid out head to tail, so that the drawing reads in the order of the machine's file
      isUpward: order.get(target)! < order.get(source)!,
    };
  });
  return { chart, states, arrows, bodies: new Map(states.map((state) => [state.id, bodyOf(chart, state, isFolding)])) };
};

export type Parts = ReturnType<typeof partsOf>;

/** The marks from which the arrows of any inner state of a state start, by id. */
export const insideMarks = (arrows: Parts['arrows'], { id }: ChartState): string[] => [
  ...new Set(arrows.filter(({ inside }) => inside === id).map(({ from }) => from)),
];

/** The parts of a chart as an ELK graph: labels in the middle of their arrows, states inside states. */
export const elkGraphOf = ({ chart, states, arrows, bodies }: Parts, direction: 'DOWN' | 'RIGHT'): ElkNode => {
  const gaps = chart.isBrief ? { ...spacing, ...brief } : spacing;
  const nodeOf = (state: ChartState): ElkNode => {
    const { width, height } = bodies.get(state.id)!;
    if (state.children.length === 0) return { id: state.id, width, height };
    return {
      id: state.id,
      layoutOptions: {
        ...gaps,
        'elk.padding': `[top=${height + 12},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // for layouts downwards, ELK takes the least width of a state with inner states for its height
        'elk.nodeSize.minimum': direction === 'DOWN' ? `(${height}, ${width})` : `(${width}, ${height})`,
      },
      children: [
        ...(state.initial ? [{ id: `${state.id}_initial`, width: dotSize, height: dotSize }] : []),
        ...insideMarks(arrows, state).map(insideMark),
        ...state.children.map(nodeOf),
      ],
    };
  };
  const edges: ElkExtendedEdge[] = [
    ...states.flatMap(({ id, initial }) =>
      initial ? [{ id: `${id}_start`, sources: [`${id}_initial`], targets: [initial] }] : [],
    ),
    ...arrows.map(({ id, from, to, isUpward, label: { width, height } }) => ({
      id,
      sources: [isUpward ? to : from],
      targets: [isUpward ? from : to],
      labels: [{ text: id, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    })),
  ];
  return {
    id: 'drawing',
    layoutOptions: {
      ...gaps,
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: [nodeOf(chart.root)],
    edges,
  };
};
