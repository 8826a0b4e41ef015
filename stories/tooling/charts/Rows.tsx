import { colors } from './colors.ts';
import { MarkSign } from './MarkSign.tsx';
import type { Row } from './rows.ts';
import { isBroken, lineHeight, markSpace, sizeOfRow } from './rows.ts';

interface Props {
  rows: readonly Row[];
  x: number;
  y: number;
  strong?: boolean;
}

const nameColor = ({ mark }: Row): string => (mark === 'guard' ? colors.guard : colors.ink);

/** Rows of a drawing under each other: a mark, our name, and its meaning beside or under it. */
export function Rows({ rows, x, y, strong = false }: Props) {
  return rows.map((row, index) => {
    const top = rows.slice(0, index).reduce((sum, above) => sum + sizeOfRow(above).height, y);
    const base = top + lineHeight * 0.76;
    const left = x + markSpace(row);
    return (
      <g key={`${row.mark} ${row.name}`}>
        <MarkSign mark={row.mark} x={x} y={top} />
        <text x={left} y={base} fill={nameColor(row)} fontWeight={strong && index === 0 ? 600 : 400}>
          {row.name}
          {row.zh !== '' && !isBroken(row) && (
            <tspan dx="6" fill={colors.soft} fontWeight="400">
              {row.zh}
            </tspan>
          )}
        </text>
        {isBroken(row) && (
          <text x={left} y={base + lineHeight} fill={colors.soft}>
            {row.zh}
          </text>
        )}
      </g>
    );
  });
}
