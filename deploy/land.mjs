// Writes the outline of the land that the map of tracked shipments shows: Natural Earth 1:110m (public domain), by the
// npm package world-atlas, in the map's projection. Run by `npm run map`.
import { writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import world from 'world-atlas/land-110m.json' with { type: 'json' };
import { projected } from '../src/features/orders/tracking/projection.ts';

/** The southern limit of the map, in degrees: beyond it are ice and waters without ships. */
const southernmost = -58;
/** Islands smaller than this many units are only a point on the map. */
const smallest = 12;

/** A ring that crosses the date line continues past it. */
const unbroken = (ring) => {
  let before = ring[0][0];
  return ring.map(([longitude, latitude]) => {
    before = longitude + Math.round((before - longitude) / 360) * 360;
    return [before, latitude];
  });
};

const pathOf = (ring) => {
  const points = unbroken(ring)
    .map(([longitude, latitude]) => projected([longitude, latitude]).map(Math.round))
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (points.length < 4 || extent < smallest) return '';
  const [first, ...others] = points;
  let [x, y] = first;
  const steps = others.slice(0, -1).map(([nextX, nextY]) => {
    const step = `${nextX - x},${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first}l${steps.join(' ').replaceAll(/[ ,]-/g, '-')}z`;
};

const { features } = feature(world, world.objects.land);
const path = features
  .flatMap(({ geometry }) => geometry.coordinates.flat())
  .filter((ring) => ring.some(([, latitude]) => latitude > southernmost))
  .map(pathOf)
  .join('');

writeFileSync(
  new URL('../src/features/orders/tracking/land.ts', import.meta.url),
  `/** The outline of the land in the map's projection, made by \`npm run map\` from Natural Earth (public domain). */\nexport const land =\n  '${path}';\n`,
);
