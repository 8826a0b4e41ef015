import type { Chart, ChartState } from './chart.ts';
import { colors } from './colors.ts';
import type { Box } from './measure.ts';
import { headHeight, statePadding, tagWidth, titleOf } from './measure.ts';
import { namesOf } from './meanings.ts';
import { Rows } from './Rows.tsx';
import { rowsOfState, rowsShownIn, shownIn } from './rows.ts';

/** The head of a state's box: meaning, name and tags, then its requests and effects; above passing arrows. */
export function StateHead({ chart, state, box }: { chart: Chart; state: ChartState; box: Box }) {
  const machine = chart.name;
  const { name, zh } = shownIn(chart)(titleOf(machine, state));
  const rows = rowsShownIn(chart, rowsOfState(machine, state));
  const isLeaf = state.children.length === 0;
  const halo = isLeaf ? {} : { stroke: colors.region, strokeWidth: 4, paintOrder: 'stroke' };
  return (
    <g pointerEvents="none">
      <text x={box.x + statePadding} y={box.y + 22} fill={colors.ink} fontWeight="700" {...halo}>
        {zh}
        <tspan
          dx={zh === '' ? 0 : 6}
          fontWeight={zh === '' ? 700 : 500}
          fill={zh === '' ? colors.ink : colors.soft}
          lang="en"
        >
          {name}
        </tspan>
      </text>
      {state.tags.map(namesOf(machine).tag).map((tag, index) => {
        const right = box.x + box.width - 8 - index * (tagWidth(tag) + 4);
        return (
          <g key={tag}>
            <rect
              x={right - tagWidth(tag)}
              y={box.y + 9}
              width={tagWidth(tag)}
              height="16"
              rx="8"
              fill={colors.brandSoft}
            />
            <text x={right - tagWidth(tag) / 2} y={box.y + 21} fill={colors.brand} fontSize="11" textAnchor="middle">
              {tag}
            </text>
          </g>
        );
      })}
      {rows.length > 0 && isLeaf && (
        <path d={`M ${box.x} ${box.y + headHeight - 1} h ${box.width}`} stroke={colors.faint} />
      )}
      <Rows rows={rows} x={box.x + statePadding} y={box.y + headHeight + 3} />
    </g>
  );
}
