import { colors } from './colors.ts';
import type { Mark } from './rows.ts';

const signs: Partial<Record<Mark, { sign: string; color: string }>> = {
  request: { sign: '?', color: colors.brand },
  flow: { sign: '▸', color: colors.brand },
  effect: { sign: '!', color: colors.guard },
  send: { sign: '»', color: colors.guard },
  leave: { sign: '‹', color: colors.guard },
  done: { sign: '✓', color: colors.good },
  error: { sign: '✕', color: colors.bad },
  stays: { sign: '↺', color: colors.arrow },
  ignored: { sign: '⊘', color: colors.arrow },
};

/** The mark before a row: a clock for time, a sign in a disc for all else. */
export function MarkSign({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  if (mark === 'after')
    return (
      <g fill="none" stroke={colors.arrow} strokeWidth="1.4" strokeLinecap="round">
        <circle cx={x + 6.5} cy={y + 8} r="5.6" />
        <path d={`M ${x + 6.5} ${y + 4.8} V ${y + 8} L ${x + 8.8} ${y + 9.4}`} />
      </g>
    );
  const found = signs[mark];
  if (!found) return null;
  return (
    <>
      <circle cx={x + 6.5} cy={y + 8} r="6.2" fill={found.color} />
      <text x={x + 6.5} y={y + 11.4} fill={colors.surface} fontSize="10" fontWeight="700" textAnchor="middle">
        {found.sign}
      </text>
    </>
  );
}
