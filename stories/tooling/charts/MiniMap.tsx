import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { MiniChart } from './MiniChart.tsx';
import type { Shape } from './shape.ts';
import { useSight } from './useSight.ts';

interface Props {
  shape: Shape;
  /** The box that scrolls the drawing. */
  scrollRef: RefObject<HTMLElement | null>;
}

const widest = 180;
const highest = 130;
const percent = (share: number): string => `${share * 100}%`;

/** A miniature of a large chart with its visible part, moved by pressing, dragging, or the arrow keys. */
export function MiniMap({ shape, scrollRef }: Props) {
  const sight = useSight(scrollRef);
  if (!sight) return null;
  const scale = Math.min(widest / shape.width, highest / shape.height);

  const showAround = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLDivElement>) => {
    const box = scrollRef.current;
    if (!box || buttons === 0) return;
    const map = currentTarget.getBoundingClientRect();
    box.scrollTo(
      ((clientX - map.left) / map.width) * box.scrollWidth - box.clientWidth / 2,
      ((clientY - map.top) / map.height) * box.scrollHeight - box.clientHeight / 2,
    );
  };
  const move = (event: KeyboardEvent) => {
    const box = scrollRef.current;
    const [x, y] = [(box?.clientWidth ?? 0) / 4, (box?.clientHeight ?? 0) / 4];
    const steps: Partial<Record<string, [number, number]>> = {
      ArrowLeft: [-x, 0],
      ArrowRight: [x, 0],
      ArrowUp: [0, -y],
      ArrowDown: [0, y],
      Home: [-shape.width * 4, -shape.height * 4],
      End: [shape.width * 4, shape.height * 4],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    box?.scrollBy(...step);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map has no role of its own
    <div
      role="application"
      aria-label="小地图：方向键移动所看的部分"
      title="小地图：点或拖，移动所看的部分"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
      tabIndex={0}
      className="chart-map"
      style={{ width: shape.width * scale, height: shape.height * scale }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        showAround(event);
      }}
      onPointerMove={showAround}
      onKeyDown={move}
    >
      <MiniChart shape={shape} />
      <span
        className="chart-sight"
        style={{
          left: percent(sight.left),
          top: percent(sight.top),
          width: percent(sight.width),
          height: percent(sight.height),
        }}
      />
    </div>
  );
}
