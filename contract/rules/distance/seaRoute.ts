import type { Position } from './greatCircle.ts';
import { angleBetween, greatCircle } from './greatCircle.ts';

/** Places that ships pass, off the coast, by name. */
const passed = {
  bohai: [121.6, 38.3],
  yellow: [123, 35],
  eastChina: [123, 30.6],
  taiwan: [119.6, 24.2],
  pearl: [114.4, 21.8],
  tonkin: [108.4, 18],
  southChina: [111.5, 14],
  mekong: [107.6, 9.2],
  gulfThai: [101.6, 9.5],
  manila: [119.8, 14.2],
  singapore: [104.6, 1.4],
  malacca: [100.6, 3.2],
  aceh: [95, 6],
  java: [107, -5],
  javaEast: [113, -6.4],
  bengal: [90.5, 19],
  chennai: [81.5, 12.8],
  dondra: [80.6, 5.6],
  mumbai: [72, 18.6],
  gujarat: [68, 22],
  oman: [60, 24.2],
  hormuz: [56.5, 26.4],
  gulf: [52.2, 26.2],
  aden: [52, 13.2],
  mandeb: [43.3, 12.6],
  redSea: [38.3, 20.4],
  suez: [33.4, 28.2],
  portSaid: [32.4, 31.7],
  levant: [34, 36],
  crete: [23.4, 34.6],
  aegean: [24.6, 37.6],
  marmara: [26.2, 40],
  sicily: [11.4, 37.3],
  genoa: [8.6, 43.6],
  balearic: [1.6, 39.6],
  alboran: [-3.6, 36],
  gibraltar: [-6.6, 35.8],
  finisterre: [-10, 43.4],
  ushant: [-6, 48.9],
  channel: [-1, 50.1],
  dover: [1.9, 51.3],
  germanBight: [7.2, 54.1],
  skagen: [10.4, 58],
  belt: [11.2, 56],
  baltic: [14.4, 55],
  korea: [128.8, 34.4],
  kyushu: [131, 30.6],
  kii: [135.4, 33],
  sagami: [139.8, 34.6],
  tsushima: [130.4, 35.4],
  vladivostok: [132.4, 42.4],
  tsugaru: [141.6, 41.6],
  aleutians: [-172, 51],
  dixon: [-132.6, 54],
  cascadia: [-125.2, 48.4],
  farallon: [-123, 37.6],
  california: [-119, 33.4],
  mexico: [-105, 18.4],
  balboa: [-79.6, 7.6],
  colon: [-79.8, 9.8],
  windward: [-74, 20],
  bahamas: [-74, 25],
  georgia: [-79, 31.6],
  hatteras: [-74.8, 36],
  newYork: [-73.4, 40.2],
  yucatan: [-85.6, 21.8],
  texas: [-94.4, 28.8],
  colombia: [-78, 4],
  ecuador: [-82, -3],
  peru: [-77.6, -12.4],
  chile: [-72.4, -33.4],
  hawaii: [-157, 19],
  luzon: [130, 16],
  bismarck: [152, -3],
  coral: [155, -14],
  brisbane: [154.2, -27.4],
  sydney: [152, -34.2],
  bass: [146, -39.2],
  auckland: [175.6, -36],
  sunda: [104.6, -6.8],
  mombasa: [41, -4.6],
  durban: [32, -30.4],
  cape: [18, -35.6],
  guinea: [2, 4.4],
  dakar: [-18.6, 14.6],
  brazil: [-44.6, -25],
  plata: [-54.4, -35.6],
} as const satisfies Record<string, Position>;
type Name = keyof typeof passed;

/** Ways along which ships go from place to place. */
const ways =
  `bohai yellow eastChina taiwan pearl southChina mekong singapore malacca aceh dondra aden mandeb redSea suez portSaid
portSaid crete sicily balearic alboran gibraltar finisterre ushant channel dover germanBight skagen belt baltic
portSaid levant
crete aegean marmara
sicily genoa balearic
pearl tonkin southChina manila taiwan
mekong gulfThai singapore java javaEast
java sunda durban cape guinea dakar gibraltar
aceh bengal
aceh chennai dondra mumbai gujarat oman hormuz gulf
mumbai aden oman
aden mombasa durban
yellow korea tsushima vladivostok tsugaru sagami kii kyushu eastChina korea kyushu
tsugaru aleutians cascadia farallon california mexico balboa colon windward bahamas newYork hatteras georgia
aleutians dixon cascadia
bahamas georgia
colon yucatan texas
balboa colombia ecuador peru chile
sagami hawaii mexico
hawaii ecuador
eastChina luzon bismarck coral brisbane sydney bass
coral auckland
pearl luzon
cape brazil plata
dakar brazil
dakar newYork
ushant newYork`
    .split('\n')
    .map((line) => line.split(' ') as Name[]);

const neighbours = new Map<Name, Set<Name>>();
for (const way of ways)
  for (const [index, name] of way.entries())
    for (const next of [way[index - 1], way[index + 1]])
      if (next) neighbours.set(name, (neighbours.get(name) ?? new Set()).add(next));

const names = Object.keys(passed) as Name[];

// lists have thousands of orders of few ports and pairs of coasts
const nearest = new WeakMap<Position, Name>();
const shortestWays = new Map<string, Name[]>();

const nearestTo = (place: Position): Name => {
  const angles = nearest.has(place) ? [] : names.map((name) => angleBetween(passed[name], place));
  const name = nearest.get(place) ?? names[angles.indexOf(Math.min(...angles))]!;
  nearest.set(place, name);
  return name;
};

const findShortestWay = (from: Name, to: Name): Name[] => {
  const best = new Map<Name, { length: number; way: Name[] }>([[from, { length: 0, way: [from] }]]);
  const open = new Set<Name>([from]);
  while (open.size > 0) {
    const [name] = [...open].toSorted((one, other) => best.get(one)!.length - best.get(other)!.length);
    if (name === to) break;
    open.delete(name!);
    const { length, way } = best.get(name!)!;
    for (const next of neighbours.get(name!) ?? []) {
      const further = length + angleBetween(passed[name!], passed[next]);
      if (further >= (best.get(next)?.length ?? Infinity)) continue;
      best.set(next, { length: further, way: [...way, next] });
      open.add(next);
    }
  }
  return best.get(to)?.way ?? [from, to];
};

/** The places that ships pass between two of them, both included, on the shortest way. */
const shortestWay = (from: Name, to: Name): Name[] => {
  const pair = `${from} ${to}`;
  const way = shortestWays.get(pair) ?? findShortestWay(from, to);
  shortestWays.set(pair, way);
  return way;
};

/** A line whose longitudes go on past the date line instead of jumping. */
const unbroken = (line: readonly Position[]): Position[] => {
  let before = line[0]![0];
  return line.map(([longitude, latitude]) => {
    const turns = Math.round((before - longitude) / 360);
    before = longitude + turns * 360;
    return [before, latitude];
  });
};

/** The places off the coast that ships pass from one port to another, without the ports. */
const passedBetween = (from: Position, to: Position): Position[] =>
  shortestWay(nearestTo(from), nearestTo(to)).map((name) => passed[name]);

/**
 * The length of the shortest way of ships from one port to another, as an angle at the centre of the earth in degrees. Ports
 * off the same coast are joined straight.
 */
export const seaAngle = (from: Position, to: Position): number => {
  const between = passedBetween(from, to);
  if (between.length < 2) return angleBetween(from, to);
  const line = [from, ...between, to];
  return line.slice(1).reduce((sum, next, index) => sum + angleBetween(line[index]!, next), 0);
};

/** The line on the map from one place to another: along the ways of ships by sea, else the great circle. */
export const lineBetween = (from: Position, to: Position, bySea: boolean): Position[] => {
  const between = bySea ? passedBetween(from, to) : [];
  const line: Position[] = [from];
  for (const next of [...between, to]) line.push(...greatCircle(line.at(-1)!, next));
  return unbroken(line);
};
