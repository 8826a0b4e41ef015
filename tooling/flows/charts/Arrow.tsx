import { corner } from './colors.ts';
import type { Drawing, Point } from './drawing.ts';
import type { Tone } from './tones.ts';
import { tones } from './tones.ts';

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

interface Props extends Pick<Drawing['arrows'][number], 'points'> {
  tone: Tone;
  /** The marker of its head: `url(#id)`. */
  head: string | undefined;
}

/** The arrow of a transition, or of several between the same two states. */
export function Arrow({ points, tone, head }: Props) {
  const { line, width, dashes } = tones[tone];
  return (
    <path
      d={pathThrough(points)}
      fill="none"
      stroke={line}
      strokeWidth={width}
      strokeDasharray={dashes}
      markerEnd={head}
    />
  );
}
