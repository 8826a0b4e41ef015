import type { Shape } from './handbook.ts';

/** A chart from afar: its states as boxes, its transitions as lines, without words. */
export function MiniChart({ shape: { width, height, boxes, arrows } }: { shape: Shape }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-full max-w-full" strokeWidth="1">
      {boxes.map(({ isLeaf, box }) => (
        <rect
          key={`${box.x} ${box.y} ${box.width}`}
          {...box}
          rx={8}
          vectorEffect="non-scaling-stroke"
          className={isLeaf ? 'fill-brand-200 stroke-brand-600' : 'fill-surface stroke-line'}
        />
      ))}
      {arrows.map((points) => (
        <polyline
          key={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-line-strong"
        />
      ))}
    </svg>
  );
}
