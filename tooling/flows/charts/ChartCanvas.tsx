import '@xyflow/react/dist/style.css';
import './viewer.css';
import { ControlButton, Controls, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import type { CSSProperties, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { ChartLegend } from './ChartLegend.tsx';
import { colors } from './colors.ts';
import type { FlowProps, PartNode } from './flowParts.tsx';
import { edgeTypes, flowOf, nodeTypes } from './flowParts.tsx';
import { shownOnly, useSight, zooms } from './useSight.ts';

interface Props extends FlowProps {
  title: string;
  /** The parts to bring into view, by id, the most important ones first; the whole chart by default. */
  sight?: readonly string[];
  /** Content above the chart. */
  tools?: ReactNode;
  /** Whether the legend of the marks is below; true by default. */
  hasLegend?: boolean;
}

const none: readonly string[] = [];
/** How far an arrow key moves the view, in pixels. */
const step = 80;
const steps: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

const texts = {
  'controls.ariaLabel': '缩放',
  'controls.zoomIn.ariaLabel': '放大（按 +）',
  'controls.zoomOut.ariaLabel': '缩小（按 -）',
  'controls.fitView.ariaLabel': '看全图（按 0）',
  'minimap.ariaLabel': '小地图：点或拖，移动所看的部分',
};

/** A map of the chart, while a part of it is out of view. */
function Map({ drawing: { width, height } }: Pick<Props, 'drawing'>) {
  const isWhole = useStore(
    ({ transform: [x, y, zoom], width: across, height: down }) =>
      x >= -2 && y >= -2 && x + width * zoom <= across + 2 && y + height * zoom <= down + 2,
  );
  if (isWhole) return null;
  return (
    <MiniMap<PartNode>
      style={{ width: 160, height: 110 }}
      pannable
      zoomable
      nodeColor={({ data }) => data.inMap}
      nodeStrokeColor={({ data }) => (data.inMap === 'transparent' ? 'transparent' : colors.line)}
      nodeStrokeWidth={4}
    />
  );
}

function Canvas({ title, sight = none, tools, hasLegend = true, ...shown }: Props) {
  const flow = useReactFlow();
  const { nodes, edges } = flowOf(shown);
  const { show, showWhole, onMove } = useSight(shown.drawing, sight);

  const press = (key: string): boolean => {
    const [x, y] = steps[key] ?? [];
    if (key === '+' || key === '=') void flow.zoomIn();
    else if (key === '-') void flow.zoomOut();
    else if (key === '0') void showWhole();
    else if (key === '1') void flow.zoomTo(1);
    else if (x === undefined || y === undefined) return false;
    else {
      const view = flow.getViewport();
      void flow.setViewport({ ...view, x: view.x + x, y: view.y + y });
    }
    onMove();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key)) event.preventDefault();
  };
  /** A part that gets the focus by keyboard comes into view. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = target.closest<HTMLElement>('.react-flow__node')?.dataset['id'];
    const node = nodes.find(({ id }) => id === focused);
    if (node && target.matches(':focus-visible')) show([node.data.shows]);
  };

  return (
    <div className="chart-viewer">
      <div className="chart-tools">
        {tools}
        <Controls showInteractive={false} showFitView={false} orientation="horizontal">
          <ControlButton title="看全图（按 0）" aria-label="看全图" onClick={() => void showWhole()}>
            <span>全图</span>
          </ControlButton>
          <ControlButton title="原始大小（按 1）" aria-label="原始大小" onClick={() => void flow.zoomTo(1)}>
            <span>1:1</span>
          </ControlButton>
        </Controls>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move and zoom the view */}
      <section
        className="chart-canvas"
        aria-label={`${title} 状态图`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move it, so it must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        style={{ '--chart-shape': `${shown.drawing.width} / ${shown.drawing.height}` } as CSSProperties}
      >
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          {...shownOnly}
          panOnScroll
          minZoom={zooms.least}
          maxZoom={zooms.most}
          onMoveStart={(event) => event && onMove()}
          ariaLabelConfig={texts}
        >
          <Map drawing={shown.drawing} />
        </ReactFlow>
      </section>
      {hasLegend && <ChartLegend />}
    </div>
  );
}

/** A drawing to move and to zoom: by pointer, wheel, pinch and keys, by buttons, and on a map. */
export function ChartCanvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
