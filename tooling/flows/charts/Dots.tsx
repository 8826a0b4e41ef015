import { colors } from './colors.ts';
import type { Drawing } from './drawing.ts';

/** The start dots: of the initial state, and of transitions from any inner state. */
export function Dots({ dots }: Pick<Drawing, 'dots'>) {
  return dots.map(({ kind, box }) =>
    kind === 'initial' ? (
      <circle
        key={`${box.x},${box.y}`}
        cx={box.x + box.width / 2}
        cy={box.y + box.height / 2}
        r={box.width / 2}
        fill={colors.ink}
      />
    ) : (
      <g key={`${box.x},${box.y}`}>
        <rect {...box} rx={box.height / 2} fill={colors.surface} stroke={colors.arrow} strokeDasharray="3 2" />
        <text x={box.x + box.width / 2} y={box.y + 14} fill={colors.soft} fontSize="11" textAnchor="middle">
          任一状态
        </text>
      </g>
    ),
  );
}
