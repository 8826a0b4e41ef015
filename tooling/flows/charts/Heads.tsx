import type { Tone } from './tones.ts';
import { tones } from './tones.ts';

/** The id of a chart's arrow head in this tone. */
export const headOf = (chart: string, tone: Tone): string => `${chart}-${tone}`;

/** The heads of a chart's arrows, in the tones that it needs. */
export function Heads({ chart, needed }: { chart: string; needed: readonly Tone[] }) {
  return (
    <defs>
      {[...new Set(needed)].map((tone) => (
        <marker
          key={tone}
          id={headOf(chart, tone)}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M 0 0 L 8 4 L 0 8 z" fill={tones[tone].line} />
        </marker>
      ))}
    </defs>
  );
}
