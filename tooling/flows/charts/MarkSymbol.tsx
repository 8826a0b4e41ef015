import { colors } from './colors.ts';
import type { Mark } from './rows.ts';

const symbols: Partial<Record<Mark, { symbol: string; color: string }>> = {
  request: { symbol: '?', color: colors.brand },
  flow: { symbol: '▸', color: colors.brand },
  effect: { symbol: '!', color: colors.guard },
  send: { symbol: '»', color: colors.guard },
  leave: { symbol: '‹', color: colors.guard },
  done: { symbol: '✓', color: colors.good },
  error: { symbol: '✕', color: colors.bad },
  stays: { symbol: '↺', color: colors.arrow },
  ignored: { symbol: '⊘', color: colors.arrow },
};

/** The mark before a row: a clock for time, a symbol in a disc for all else. */
export function MarkSymbol({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  if (mark === 'after')
    return (
      <g fill="none" stroke={colors.arrow} strokeWidth="1.4" strokeLinecap="round">
        <circle cx={x + 6.5} cy={y + 8} r="5.6" />
        <path d={`M ${x + 6.5} ${y + 4.8} V ${y + 8} L ${x + 8.8} ${y + 9.4}`} />
      </g>
    );
  const found = symbols[mark];
  if (!found) return null;
  return (
    <>
      <circle cx={x + 6.5} cy={y + 8} r="6.2" fill={found.color} />
      <text x={x + 6.5} y={y + 11.4} fill={colors.surface} fontSize="10" fontWeight="700" textAnchor="middle">
        {found.symbol}
      </text>
    </>
  );
}
