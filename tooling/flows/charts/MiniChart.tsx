import { colors } from './colors.ts';
import type { Shape } from './shape.ts';

interface Props {
  shape: Shape;
  className?: string;
}

/** A chart in miniature: its states as boxes, its transitions as lines, without text. */
export function MiniChart({ shape: { width, height, boxes, arrows }, className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className} strokeWidth="1">
      {boxes.map(({ isLeaf, box }) => (
        <rect
          key={`${box.x} ${box.y} ${box.width} ${box.height}`}
          {...box}
          rx={8}
          vectorEffect="non-scaling-stroke"
          fill={isLeaf ? colors.lit : colors.surface}
          stroke={isLeaf ? colors.brand : colors.faint}
        />
      ))}
      {arrows.map((points) => (
        <polyline
          key={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
          fill="none"
          stroke={colors.line}
        />
      ))}
    </svg>
  );
}
