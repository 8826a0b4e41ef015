import { colors, corner } from './colors.ts';
import type { Drawing, Point } from './layout.ts';
import { lineHeight } from './layout.ts';

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(corner, length / 2);
  return { x: from.x + ((to.x - from.x) / length) * step, y: from.y + ((to.y - from.y) / length) * step };
};

/** An SVG path through the points, its corners rounded. */
const pathThrough = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const start = towards(point, before);
      const end = towards(point, after);
      return `L ${start.x} ${start.y} Q ${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join(' ');

/** A transition: its line, and beside it the event, the guard and the orders it gives. */
export function Arrow({ points, label, lit }: Drawing['arrows'][number] & { lit: boolean }) {
  return (
    <g>
      <path
        d={pathThrough(points)}
        fill="none"
        stroke={lit ? colors.litLine : colors.arrow}
        strokeWidth={lit ? 1.75 : 1}
        markerEnd={lit ? 'url(#lit)' : 'url(#arrow)'}
      />
      {label?.lines.map((line, index) => (
        <text
          key={line}
          x={label.box.x + 3}
          y={label.box.y + 3 + lineHeight * (index + 0.75)}
          fill={lit ? colors.litLine : colors.soft}
          stroke={colors.region}
          strokeWidth="3"
          paintOrder="stroke"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
