import { colors, corner } from './colors.ts';
import type { Drawing } from './layout.ts';
import { lineHeight } from './layout.ts';

/** A state: a box with its lines; a final one has a double border, one with parallel regions a dashed one. */
export function StateBox({ state, lines, box, lit }: Drawing['states'][number] & { lit: boolean }) {
  const isLeaf = state.children.length === 0;
  const ground = isLeaf ? colors.paper : colors.region;
  return (
    <g data-state={state.id} data-lit={lit || undefined}>
      <rect
        {...box}
        rx={corner}
        fill={isLeaf && lit ? colors.lit : ground}
        stroke={lit ? colors.litLine : colors.line}
        strokeWidth={lit ? 2 : 1}
        strokeDasharray={state.kind === 'parallel' ? '4 3' : undefined}
      />
      {state.kind === 'final' && (
        <rect
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={corner - 2}
          fill="none"
          stroke={colors.line}
        />
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x={box.x + 12}
          y={box.y + 12 + lineHeight * (index + 0.75)}
          fill={index === 0 ? colors.ink : colors.soft}
          fontWeight={index === 0 ? 600 : 400}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
