import type { CSSProperties } from 'react';
import type { Track } from '#contract/orders/tracking/track.ts';
import { land } from './land.ts';
import type { Position } from '#contract/rules/distance/greatCircle.ts';
import { projected } from './projection.ts';
import { lineBetween } from '#contract/rules/distance/seaRoute.ts';

/** Units of the map for 360 degrees of longitude, after which the land repeats. */
const turn = 3_600;
/** The smallest shown width, so that a short route has coasts around it. */
const leastWidth = 240;
/** Width to height of the map. */
const shape = 2;

interface Point {
  nameZh: string;
  at: [x: number, y: number];
}

/** The points and legs of a route in the map's units; a place without a known position is left out. */
const wayOnMap = ({ stops, reached, bySea }: Pick<Track, 'stops' | 'reached' | 'bySea'>) => {
  const known = stops.flatMap(({ nameZh, position }, index) => (position ? [{ nameZh, position, index }] : []));
  const points: Point[] = [];
  const legs: { d: string; isPassed: boolean }[] = [];
  const all: [number, number][] = [];
  let shift = 0;
  for (const [order, { nameZh, position, index }] of known.entries()) {
    const before = known[order - 1];
    if (!before) points.push({ nameZh, at: projected(position) });
    else {
      const line = lineBetween(before.position, position, bySea).map(([longitude, latitude]): Position => [
        longitude + shift,
        latitude,
      ]);
      const drawn = line.map(projected);
      shift = line.at(-1)![0] - position[0];
      legs.push({
        d: `M${drawn.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`,
        isPassed: reached !== null && reached >= index,
      });
      points.push({ nameZh, at: drawn.at(-1)! });
      all.push(...drawn);
    }
  }
  return { points, legs, all };
};

/** The shown extent: the whole route with a margin, in the map's aspect ratio. */
const frameOf = (all: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(leastWidth, (right - left) * 1.24, (bottom - top) * 1.36 * shape);
  const height = width / shape;
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
};

/**
 * The route of a shipment on a world map. It is decorative, because the list of milestones has the same information.
 */
export default function TrackMap({ track }: { track: Pick<Track, 'stops' | 'reached' | 'bySea'> }) {
  const { points, legs, all } = wayOnMap(track);
  const { left, top, width, height } = frameOf(all);
  // the map is at most 700 pixels wide; lines and letters keep their size for any shown part of the world
  const pixel = width / 700;
  // land that crosses the date line belongs to the copy before or after
  const first = Math.floor(left / turn + 0.5) - 1;
  const last = Math.floor((left + width) / turn + 0.5) + 1;
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const reachedName = track.reached === null ? undefined : track.stops[track.reached]?.nameZh;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, top, width, height].map((value) => value.toFixed(1)).join(' ')}
      style={{ '--pixel': pixel } as CSSProperties}
      className="block w-full rounded-md bg-brand-50"
    >
      {turns.map((each) => (
        <path key={each} d={land} transform={`translate(${each * turn})`} className="fill-line-strong/60" />
      ))}
      {legs.map(({ d, isPassed }) => (
        <path
          key={d}
          d={d}
          fill="none"
          strokeWidth={pixel * 2.4}
          strokeLinejoin="round"
          strokeDasharray={isPassed ? undefined : `${pixel * 6} ${pixel * 5}`}
          className="stroke-brand-600"
        />
      ))}
      {points.map(({ nameZh, at: [x, y] }) => {
        const isReached = nameZh === reachedName;
        const isRight = x > left + width * 0.8;
        return (
          <g key={nameZh}>
            {isReached && <circle cx={x} cy={y} r={pixel * 9} className="fill-brand-600/25" />}
            <circle
              cx={x}
              cy={y}
              r={pixel * 4.5}
              strokeWidth={pixel * 1.8}
              className={`stroke-brand-600 ${isReached ? 'fill-brand-600' : 'fill-surface'}`}
            />
            <text
              x={x + (isRight ? -1 : 1) * pixel * 10}
              y={y + pixel * 5}
              textAnchor={isRight ? 'end' : 'start'}
              strokeWidth={pixel * 3.5}
              paintOrder="stroke"
              className={`fill-ink stroke-brand-50 text-[length:calc(var(--pixel)*15px)] max-sm:text-[length:calc(var(--pixel)*28px)] ${isReached ? 'font-semibold' : ''}`}
            >
              {nameZh}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
