import { colors } from './colors.ts';
import { MarkSymbol } from './MarkSymbol.tsx';
import type { Row } from './rows.ts';
import { bilingualParts, isBroken, lineHeight, markSpace, sizeOfRow } from './rows.ts';

interface Props {
  rows: readonly Row[];
  x: number;
  y: number;
  strong?: boolean;
}

const firstColor = ({ mark }: Row): string => (mark === 'guard' ? colors.guard : colors.ink);

/** Rows of a drawing below each other: a mark, the meaning, and the name in the code next to or under it. */
export function Rows({ rows, x, y, strong = false }: Props) {
  return rows.map((row, index) => {
    const top = rows.slice(0, index).reduce((sum, above) => sum + sizeOfRow(above).height, y);
    const base = top + lineHeight * 0.76;
    const left = x + markSpace(row);
    const [first, after] = bilingualParts(row);
    return (
      <g key={`${row.mark} ${row.name} ${row.zh}`}>
        <MarkSymbol mark={row.mark} x={x} y={top} />
        <text
          x={left}
          y={base}
          fill={firstColor(row)}
          fontWeight={strong && index === 0 ? 600 : 400}
          lang={row.zh === '' ? 'en' : undefined}
        >
          {first}
          {after !== '' && !isBroken(row) && (
            <tspan dx="6" fill={colors.soft} fontWeight="400" lang="en">
              {after}
            </tspan>
          )}
        </text>
        {isBroken(row) && (
          <text x={left} y={base + lineHeight} fill={colors.soft} lang="en">
            {after}
          </text>
        )}
      </g>
    );
  });
}
