/** A place as degrees of longitude and latitude. */
export type Position = readonly [longitude: number, latitude: number];

/** The mean radius of the earth in kilometres (IUGG). */
const earthKm = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

const vectorOf = ([longitude, latitude]: Position) => {
  const [l, b] = [radians(longitude), radians(latitude)];
  return [Math.cos(b) * Math.cos(l), Math.cos(b) * Math.sin(l), Math.sin(b)] as const;
};

/** The angle between two places at the centre of the earth, in degrees. */
export const angleBetween = (one: Position, other: Position): number => {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  return degrees(Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))));
};

/** The length of an angle at the centre of the earth along its surface, in kilometres, not rounded. */
export const kilometresOf = (angle: number): number => radians(angle) * earthKm;

const stepDegrees = 3;

/** The great circle between two places as a line of places, without the first. */
export const greatCircle = (from: Position, to: Position): Position[] => {
  const angle = radians(angleBetween(from, to));
  const steps = Math.max(1, Math.ceil(degrees(angle) / stepDegrees));
  const [a, b] = [vectorOf(from), vectorOf(to)];
  return Array.from({ length: steps }, (_, index): Position => {
    if (index === steps - 1) return to;
    const share = (index + 1) / steps;
    const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    return [degrees(Math.atan2(y, x)), degrees(Math.asin(z))];
  });
};
