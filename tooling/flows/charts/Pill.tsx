import { colors } from './colors.ts';
import type { Placed } from './measure.ts';
import { pillPadding } from './measure.ts';
import { Rows } from './Rows.tsx';
import type { Tone } from './tones.ts';
import { tones } from './tones.ts';

/** A transition's label on its arrow: event, guard and effects. */
export function Pill({ rows, box, tone }: Pick<Placed, 'rows' | 'box'> & { tone: Tone }) {
  const { line, ground, dashes } = tones[tone];
  return (
    <>
      <rect
        {...box}
        rx={Math.min(10, box.height / 2)}
        fill={ground ?? colors.pill}
        stroke={tone === 'plain' ? colors.pillLine : line}
        strokeWidth={tone === 'plain' ? 1 : 1.75}
        strokeDasharray={dashes}
      />
      <Rows rows={rows} x={box.x + pillPadding.x} y={box.y + pillPadding.y} strong />
    </>
  );
}
