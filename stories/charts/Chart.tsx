import { Arrow } from './Arrow.tsx';
import { colors } from './colors.ts';
import type { Drawing } from './layout.ts';
import { textSize } from './layout.ts';
import { StateBox } from './StateBox.tsx';

interface Props {
  drawing: Drawing;
  title: string;
  /** Ids of the states to light; the arrows that leave them are lit too. */
  lit?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** A machine's chart, drawn; `?` is a question to the world, `!` an order, `↺` a transition that stays in its state. */
export function Chart({ drawing, title, lit = none }: Props) {
  const { width, height, states, dots, arrows } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ maxWidth: '100%', height: 'auto' }}
      fontFamily="'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif"
      fontSize={textSize}
    >
      <title>{title}</title>
      <defs>
        {(['arrow', 'lit'] as const).map((id) => (
          <marker
            key={id}
            id={id}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M 0 0 L 8 4 L 0 8 z" fill={id === 'lit' ? colors.litLine : colors.arrow} />
          </marker>
        ))}
      </defs>
      {states.map((placed) => (
        <StateBox key={placed.state.id} {...placed} lit={lit.has(placed.state.id)} />
      ))}
      {dots.map(({ kind, box: { x, y, width: size } }) => (
        <circle
          key={`${x},${y}`}
          cx={x + size / 2}
          cy={y + size / 2}
          r={size / 2}
          fill={kind === 'initial' ? colors.ink : colors.paper}
          stroke={colors.ink}
          strokeDasharray={kind === 'inside' ? '3 2' : undefined}
        />
      ))}
      {arrows.map((arrow) => (
        <Arrow
          key={arrow.points.map(({ x, y }) => `${x},${y}`).join(' ')}
          {...arrow}
          lit={arrow.source !== undefined && lit.has(arrow.source)}
        />
      ))}
    </svg>
  );
}
