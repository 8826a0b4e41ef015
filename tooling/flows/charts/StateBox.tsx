import type { ChartState } from './chart.ts';
import { colors, corner } from './colors.ts';
import type { Box } from './measure.ts';
import type { Tone } from './tones.ts';
import { tones } from './tones.ts';

interface Props {
  state: ChartState;
  box: Box;
  tone: Tone;
  /** Whether it is a parallel region. */
  isRegion: boolean;
}

/** A state's box: a final one has a double border, a parallel region a dashed one. */
export function StateBox({ state, box, tone, isRegion }: Props) {
  const isLeaf = state.children.length === 0;
  const { line, ground, width, dashes } = tones[tone];
  const bare = isLeaf ? colors.surface : state.path === '' ? colors.canvas : colors.region;
  return (
    <>
      {state.closed && (
        <rect {...box} x={box.x + 5} y={box.y + 5} rx={corner} fill={colors.region} stroke={colors.line} />
      )}
      <rect
        {...box}
        rx={corner}
        fill={(isLeaf && ground) || bare}
        stroke={tone === 'plain' ? colors.line : line}
        strokeWidth={width}
        strokeDasharray={dashes ?? (isRegion ? '6 4' : undefined)}
      />
      {state.kind === 'final' && (
        <rect
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={corner - 2}
          fill="none"
          stroke={tone === 'plain' ? colors.line : line}
        />
      )}
    </>
  );
}
