import '@xyflow/react/dist/style.css';
import type { Edge, EdgeProps, Node, NodeProps } from '@xyflow/react';
import { Handle, MarkerType, Position, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import { use, useEffect } from 'react';
import { Arrow } from '../charts/Arrow.tsx';
import { colors } from '../charts/colors.ts';
import { shownOnly, zooms } from '../charts/useSight.ts';
import type { Journey } from './journey.ts';
import { laneOf } from './journey.ts';
import type { JourneyArrow, JourneyDrawing, JourneyLane } from './journeyLayout.ts';
import { journeyDrawing, labelOf } from './journeyLayout.ts';
import { journeyMessages as messages } from './journeyTexts.ts';

// React Flow takes data of a type, not of an interface
// oxlint-disable-next-line typescript/consistent-type-definitions
type Shown = { at: number; onStep: (step: number) => void };

type LaneNode = Node<Shown & { lane: JourneyLane }, 'lane'>;
type LabelNode = Node<Shown & { arrow: JourneyArrow }, 'label'>;
type ArrowEdge = Edge<{ arrow: JourneyArrow; at: number }, 'arrow'>;

function Lane({ data: { lane, at, onStep } }: NodeProps<LaneNode>) {
  return (
    <div className="journey-lane" data-current={lane.rows.some(({ step }) => step === at) || undefined}>
      <p>
        <small>{lane.area}</small>
        <strong>{lane.title}</strong>
      </p>
      {lane.rows.map(({ step, text }) => (
        <button
          key={step}
          type="button"
          title={text}
          aria-current={step === at ? 'step' : undefined}
          data-done={step < at || undefined}
          onClick={() => onStep(step)}
        >
          <span>{step + 1}</span>
          {text}
        </button>
      ))}
      {/* an arrow needs a handle at both ends; the layout decides its course */}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <Handle type="target" position={Position.Top} isConnectable={false} />
    </div>
  );
}

const stageOf = ({ steps }: JourneyArrow, at: number): 'now' | 'done' | 'ahead' => {
  if (steps.includes(at)) return 'now';
  return steps.some((step) => step < at) ? 'done' : 'ahead';
};

function Label({ data: { arrow, at } }: NodeProps<LabelNode>) {
  return (
    <p className="journey-label" data-stage={stageOf(arrow, at)}>
      {labelOf(arrow)}
    </p>
  );
}

function Passed({ data, markerEnd }: EdgeProps<ArrowEdge>) {
  return (
    data && (
      <Arrow
        points={data.arrow.points}
        tone={stageOf(data.arrow, data.at) === 'now' ? 'lit' : 'plain'}
        head={markerEnd}
      />
    )
  );
}

const nodeTypes = { lane: Lane, label: Label };
const edgeTypes = { arrow: Passed };

const silent = { 'aria-roledescription': undefined, 'aria-describedby': undefined };

const nodesOf = ({ lanes, arrows }: JourneyDrawing, shown: Shown): (LaneNode | LabelNode)[] => [
  ...lanes.map((lane): LaneNode => ({
    id: lane.id,
    type: 'lane',
    position: lane.box,
    width: lane.box.width,
    height: lane.box.height,
    zIndex: 2,
    domAttributes: silent,
    data: { ...shown, lane },
  })),
  ...arrows.map((arrow): LabelNode => ({
    id: arrow.id,
    type: 'label',
    position: arrow.label,
    width: arrow.label.width,
    height: arrow.label.height,
    zIndex: 3,
    domAttributes: silent,
    data: { ...shown, arrow },
  })),
];

const edgesOf = ({ arrows }: JourneyDrawing, at: number): ArrowEdge[] =>
  arrows.map((arrow) => ({
    id: arrow.id,
    type: 'arrow',
    source: arrow.from,
    target: arrow.to,
    zIndex: 1,
    ariaRole: 'presentation',
    domAttributes: { 'aria-hidden': true },
    markerEnd: {
      type: MarkerType.ArrowClosed,
      color: stageOf(arrow, at) === 'now' ? colors.brand : colors.arrow,
      width: 26,
      height: 26,
      markerUnits: 'userSpaceOnUse',
    },
    data: { arrow, at },
  }));

/** How long a move of the view takes, in milliseconds. */
const duration = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300);

function Canvas({ journey, at, onStep }: Shown & { journey: Journey }) {
  const drawing = use(journeyDrawing(journey));
  const flow = useReactFlow();
  const width = useStore((store) => store.width);
  const { from = [], ...step } = journey.steps[at]!;
  const wanted = [laneOf(step), ...from.map(([machine]) => machine)].join(' ');

  // the machine of a step comes into view, with those that cause the step
  useEffect(() => {
    if (width === 0) return;
    const nodes = wanted.split(' ').map((id) => ({ id }));
    void flow.fitView({ nodes, minZoom: zooms.readable, maxZoom: 1, padding: 0.15, duration: duration() });
  }, [flow, wanted, width]);

  return (
    <ReactFlow
      nodes={nodesOf(drawing, { at, onStep })}
      edges={edgesOf(drawing, at)}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      {...shownOnly}
      zoomOnScroll={false}
      preventScrolling={false}
      minZoom={zooms.least}
      maxZoom={2}
    >
      <button type="button" className="journey-whole" onClick={() => void flow.fitView({ duration: duration() })}>
        {messages.whole}
      </button>
    </ReactFlow>
  );
}

/** The machines of a journey and the events between them; the current step is lit and in view. */
export function JourneyChart({ journey, ...shown }: Shown & { journey: Journey }) {
  return (
    <section className="journey-chart" aria-label={`${journey.title} ${messages.chart}`}>
      <ReactFlowProvider>
        <Canvas journey={journey} {...shown} />
      </ReactFlowProvider>
    </section>
  );
}
