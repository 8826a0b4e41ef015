import './viewer.css';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Chart } from './Chart.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { MiniMap } from './MiniMap.tsx';
import { shapeOf } from './shape.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props extends Omit<ComponentProps<typeof Chart>, 'style'> {
  /** The box that scrolls the drawing. */
  scrollRef: RefObject<HTMLElement | null>;
  /** Content before the zoom buttons. */
  tools?: ReactNode;
}

/** A drawing with zoom, scrolling, and a map if it is large. */
export function ChartCanvas({ scrollRef, tools, ...chart }: Props) {
  const { drawing, title } = chart;
  const { style, onKeyDown, ...zoom } = useZoom(drawing, scrollRef);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that reach it from the controls inside
    <div className="chart-viewer" onKeyDown={onKeyDown}>
      <div className="chart-tools">
        {tools}
        <ZoomButtons {...zoom} />
      </div>
      <div className="chart-canvas">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
        <section ref={scrollRef} className="chart-scroll" aria-label={`${title} 状态图`} tabIndex={0}>
          <Chart {...chart} style={style} />
        </section>
        <MiniMap shape={shapeOf(drawing)} scrollRef={scrollRef} />
      </div>
      <ChartLegend />
    </div>
  );
}
