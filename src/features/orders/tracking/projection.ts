import type { Position } from '#contract/rules/distance/greatCircle.ts';

/** Units of the map for a degree at the equator. */
const unitsPerDegree = 10;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place on the map, in its units with y downward: the Mercator projection, in which coasts keep their shapes. */
export const projected = ([longitude, latitude]: Position): [x: number, y: number] => {
  const bounded = Math.max(-80, Math.min(80, latitude));
  const y = (Math.log(Math.tan(Math.PI / 4 + radians(bounded) / 2)) * 180) / Math.PI;
  return [longitude * unitsPerDegree, -y * unitsPerDegree];
};
