import { getViewportForBounds, useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { Drawing } from './drawing.ts';
import type { Box } from './measure.ts';

/** The zoom limits of a chart, and the lowest zoom at which its text is readable. */
export const zooms = { least: 0.05, most: 4, readable: 0.75 };

/** The React Flow options of a read-only chart. */
export const shownOnly = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  zoomOnDoubleClick: false,
  proOptions: { hideAttribution: true },
} as const;

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** How long a move of the view takes, in milliseconds. */
const duration = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250);

/** Where a drawing begins along an axis: in the middle if it fits, otherwise with its start in view. */
const beginning = (room: number, length: number, start: number): number =>
  length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, room / 2 - start));

/**
 * Moves the view of a chart. It shows the requested parts, by id and the most important ones first, as many as are
 * readable at once; without them the whole chart, or the beginning of one that is not readable as a whole. A view that
 * the user has moved stays until other parts are requested.
 */
export const useSight = (drawing: Drawing, wanted: readonly string[]) => {
  const flow = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const aimedAt = useRef<string>(undefined);
  const isMoved = useRef(false);

  const viewOf = (box: Box) => getViewportForBounds(box, width, height, zooms.least, 1, 0.03);
  const viewAtFirst = () => {
    const whole = viewOf({ x: 0, y: 0, ...drawing });
    if (whole.zoom >= zooms.readable) return whole;
    const zoom = Math.max(zooms.readable, Math.min(1, Math.max(width / drawing.width, height / drawing.height)));
    const start = drawing.dots[0]?.box ?? { x: 0, y: 0 };
    return {
      x: beginning(width, drawing.width * zoom, start.x * zoom),
      y: beginning(height, drawing.height * zoom, start.y * zoom),
      zoom,
    };
  };
  const showWhole = () => flow.setViewport(viewOf({ x: 0, y: 0, ...drawing }), { duration: duration() });

  const show = (ids: readonly string[]): void => {
    const boxes = ids.flatMap((id) => [
      ...drawing.states.filter(({ state }) => state.id === id).map(({ box }) => box),
      ...drawing.pills
        .filter(({ transition, folded = [transition] }) => folded.some((one) => one.id === id))
        .map(({ box }) => box),
    ]);
    if (boxes.length === 0) return;
    const most = boxes.findLastIndex((_, index) => viewOf(around(boxes.slice(0, index + 1))).zoom >= zooms.readable);
    const target = around(boxes.slice(0, Math.max(most, 0) + 1));
    const { x, y, zoom } = flow.getViewport();
    const isSeen =
      zoom >= zooms.readable &&
      target.x * zoom + x >= 0 &&
      target.y * zoom + y >= 0 &&
      (target.x + target.width) * zoom + x <= width &&
      (target.y + target.height) * zoom + y <= height;
    if (!isSeen) void flow.setViewport(viewOf(target), { duration: duration() });
  };

  const key = wanted.join(' ');
  useEffect(() => {
    if (width === 0 || (isMoved.current && aimedAt.current === key)) return;
    const isFirst = aimedAt.current === undefined;
    aimedAt.current = key;
    isMoved.current = false;
    if (isFirst || key === '') void flow.setViewport(viewAtFirst());
    if (key !== '') show(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- the requested parts are compared by their ids
  }, [key, width, height, drawing]);

  return { show, showWhole, onMove: () => void (isMoved.current = true) };
};
