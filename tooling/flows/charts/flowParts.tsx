import type { Edge, EdgeProps, Node, NodeProps } from '@xyflow/react';
import { Handle, MarkerType, Position } from '@xyflow/react';
import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
import type { ChartState, ChartTransition } from './chart.ts';
import { isRegionIn } from './chart.ts';
import { colors } from './colors.ts';
import { Dots } from './Dots.tsx';
import type { Drawing, Point } from './drawing.ts';
import type { Box } from './measure.ts';
import { namesOf } from './meanings.ts';
import { tagWidth, titleOf } from './measure.ts';
import { Pill } from './Pill.tsx';
import { fontFamily, textSize } from './rows.ts';
import { sentenceOf } from './sentence.ts';
import { StateBox } from './StateBox.tsx';
import { StateHead } from './StateHead.tsx';
import type { Tone } from './tones.ts';
import { toneOfArrow, tones } from './tones.ts';

/** A state, a label, a dot, or the head of an outer state, which is above the arrows. */
export type PartNode = Node<
  {
    /** The id of the state or transition that it shows. */
    shows: string;
    box: Box;
    drawn: ReactNode;
    /** Its accessible name; decoration has none. */
    label?: string;
    isCurrent?: boolean | undefined;
    onPress?: (() => void) | undefined;
    /** Its color in the map. */
    inMap: string;
  },
  'part'
>;
type ArrowEdge = Edge<{ points: Point[]; tone: Tone }, 'arrow'>;

function Part({ data: { box, drawn, label, isCurrent, onPress } }: NodeProps<PartNode>) {
  const picture = (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      overflow="visible"
      fontFamily={fontFamily}
      fontSize={textSize}
      {...(label === undefined || onPress ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {label !== undefined && !onPress && <title>{label}</title>}
      {drawn}
    </svg>
  );
  return (
    <>
      {onPress ? (
        <button
          type="button"
          className="chart-part"
          aria-label={label}
          aria-current={isCurrent || undefined}
          title={label}
          onClick={onPress}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {/* an arrow needs a handle at both ends; the layout decides its course */}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <Handle type="target" position={Position.Top} isConnectable={false} />
    </>
  );
}

function RoutedArrow({ data, markerEnd }: EdgeProps<ArrowEdge>) {
  return data && <Arrow {...data} head={markerEnd} />;
}

export const nodeTypes = { part: Part };
export const edgeTypes = { arrow: RoutedArrow };

export interface FlowProps {
  drawing: Drawing;
  /** The tone of states and transitions. */
  toneOf?: ((one: ChartState | ChartTransition) => Tone) | undefined;
  /** The current states. */
  lit?: ReadonlySet<string> | undefined;
  onState?: ((state: ChartState) => void) | undefined;
  /** Which transitions can be pressed; all by default. */
  isPossible?: ((transition: ChartTransition) => boolean) | undefined;
  onTransition?: ((transition: ChartTransition) => void) | undefined;
  /** Shows or hides the inner states of a state; without it none opens or closes. */
  onOpen?: ((state: ChartState, isOpen: boolean) => void) | undefined;
}

const plain = (): Tone => 'plain';

const partOf = (id: string, zIndex: number, data: PartNode['data']): PartNode => ({
  id,
  type: 'part',
  position: { x: data.box.x, y: data.box.y },
  width: data.box.width,
  height: data.box.height,
  zIndex,
  // screen readers use the button or picture inside
  domAttributes: { 'aria-roledescription': undefined, 'aria-describedby': undefined },
  data,
});

/** A drawing as React Flow's nodes and edges. */
export const flowOf = ({ drawing, toneOf = plain, lit, onState, isPossible, onTransition, onOpen }: FlowProps) => {
  const { chart, states, dots, arrows, pills } = drawing;
  /** Folded transitions are listed with the facts of their state. */
  const pressFold = (state: ChartState | undefined) => onState && state && (() => onState(state));
  const pressOf = (state: ChartState) =>
    onOpen && state.closed
      ? () => {
          onOpen(state, true);
          onState?.(state);
        }
      : onState && (() => onState(state));
  const boxes = states.map(({ state, box }) => {
    const { name, zh } = titleOf(chart.name, state);
    const tone = toneOf(state);
    const isLeaf = state.children.length === 0;
    return partOf(state.id, isLeaf ? 2 : 0, {
      shows: state.id,
      box,
      drawn: (
        <>
          <StateBox state={state} box={box} tone={tone} isRegion={isRegionIn(chart, state)} />
          {isLeaf && <StateHead chart={chart} state={state} box={box} />}
        </>
      ),
      label: `状态 ${zh || name}${state.closed ? `，展开内部 ${state.closed} 个状态` : ''}`,
      isCurrent: lit?.has(state.id),
      onPress: pressOf(state),
      inMap: isLeaf ? (tones[tone].ground ?? colors.pillLine) : colors.surface,
    });
  });
  const heads = states
    .filter(({ state }) => state.children.length > 0)
    .map(({ state, box }) =>
      partOf(`${state.id} head`, 3, {
        shows: state.id,
        box: { ...box, height: 1 },
        drawn: <StateHead chart={chart} state={state} box={box} />,
        inMap: 'transparent',
      }),
    );
  const closers = !onOpen
    ? []
    : states
        .filter(({ state }) => state.children.length > 0 && state.path !== '')
        .map(({ state, box }) => {
          const { name, zh } = titleOf(chart.name, state);
          const room = state.tags.map(namesOf(chart.name).tag).reduce((sum, tag) => sum + tagWidth(tag) + 4, 0);
          const place = { x: box.x + box.width - 56 - room, y: box.y + 7, width: 48, height: 20 };
          return partOf(`${state.id} close`, 4, {
            shows: state.id,
            box: place,
            drawn: <Pill rows={[{ mark: 'plain', name: '', zh: '收起' }]} box={place} tone="plain" />,
            label: `收起 ${zh || name}`,
            onPress: () => onOpen(state, false),
            inMap: 'transparent',
          });
        });
  const starts = dots.map((dot) =>
    partOf(`dot ${dot.box.x},${dot.box.y}`, 3, {
      shows: '',
      box: dot.box,
      drawn: <Dots dots={[dot]} />,
      inMap: 'transparent',
    }),
  );
  const labels = pills.map(({ transition, rows, box, folded }) => {
    const press = folded
      ? pressFold(states.find(({ state }) => state.id === transition.source)?.state)
      : onTransition && (isPossible?.(transition) ?? true) && (() => onTransition(transition));
    const tone = toneOfArrow(folded ?? [transition], toneOf);
    return partOf(`${transition.id} ${transition.target}`, 3, {
      shows: transition.id,
      box,
      drawn: <Pill rows={rows} box={box} tone={tone} />,
      label: folded ? rows[0]!.zh : sentenceOf(chart, transition),
      onPress: press || undefined,
      inMap: tones[tone].ground ?? colors.faint,
    });
  });
  const edges = arrows.map(({ id, transitions, points }): ArrowEdge => {
    const tone = toneOfArrow(transitions, toneOf);
    const [first] = transitions;
    // an arrow without a transition leads to the initial state
    const { source, target = source } = first ?? { source: id };
    return {
      id,
      type: 'arrow',
      source,
      target,
      zIndex: 1,
      ariaRole: 'presentation',
      domAttributes: { 'aria-hidden': true },
      markerEnd: {
        type: MarkerType.ArrowClosed,
        color: tones[tone].line,
        width: 28,
        height: 28,
        markerUnits: 'userSpaceOnUse',
      },
      data: { points, tone },
    };
  });
  return { nodes: [...boxes, ...heads, ...closers, ...starts, ...labels], edges };
};
