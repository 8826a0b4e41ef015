import { sumOf, toThousandths } from '#contract/rules/rounding.ts';
import { figure } from './figures.ts';
import type { LoadFinding } from './loadFinding.ts';
import { rejectedAt } from './loadFinding.ts';
import { isAllotted, isSpread, unitsOf } from './units.ts';

/** The capacity of one container or truck; absent without a known limit. */
export interface UnitRoom {
  nameZh: string;
  payloadKg?: number | undefined;
  volumeM3?: number | undefined;
}

/** A cargo item as loaded. */
export interface Loaded {
  unit: number;
  packages: number;
  grossKg: number;
  volumeM3: number;
}

const source = '箱门铭牌、车辆核定载质量的常见值';

const overloadOf = (room: UnitRoom, kg: number, m3: number): string | undefined => {
  if (room.payloadKg !== undefined && kg > room.payloadKg)
    return `装 ${figure(kg)} kg，超过载重 ${figure(room.payloadKg)} kg`;
  if (room.volumeM3 !== undefined && m3 > room.volumeM3)
    return `装 ${figure(m3)} m³，超过容积 ${figure(room.volumeM3)} m³`;
  return undefined;
};

const loadOf = (cargo: readonly Loaded[], of: 'grossKg' | 'volumeM3'): number =>
  toThousandths(sumOf(cargo.map((one) => one[of])));

/** The containers or trucks that are overloaded by the goods assigned to them. */
const overloadedUnits = (rooms: readonly UnitRoom[], cargo: readonly Loaded[], unitZh: string): LoadFinding[] => {
  const remedyZh = isAllotted(cargo) ? '' : `，请为各项货物选定装入第几${unitZh}`;
  return rooms.flatMap((room, at) => {
    const held = cargo.filter(({ unit }) => unit === at + 1);
    const over = overloadOf(room, loadOf(held, 'grossKg'), loadOf(held, 'volumeM3'));
    const last = cargo.findLastIndex(({ unit }) => unit === at + 1);
    return over
      ? [rejectedAt(`cargo.${last}.unit`, `第 ${at + 1} ${unitZh}（${room.nameZh}）${over}${remedyZh}`, source)]
      : [];
  });
};

const mostOf = (rooms: readonly UnitRoom[], of: 'payloadKg' | 'volumeM3'): number =>
  Math.max(...rooms.map((room) => room[of] ?? Infinity));

/** Single packages that do not fit into any container or truck of the order. */
const oversizedPackages = (rooms: readonly UnitRoom[], cargo: readonly Loaded[]): LoadFinding[] =>
  cargo.flatMap(({ packages, grossKg, volumeM3 }, index) => {
    if (packages === 0) return [];
    const room = { nameZh: '', payloadKg: mostOf(rooms, 'payloadKg'), volumeM3: mostOf(rooms, 'volumeM3') };
    const over = overloadOf(room, grossKg / packages, volumeM3 / packages);
    return over ? [rejectedAt(`cargo.${index}.packages`, `平均每件${over}，单件不能分装`, source)] : [];
  });

/**
 * Containers or trucks that are overloaded by their own goods. A single cargo item may be in all of them, so only its
 * packages are checked here and its total by the service; several are where the order says, even if all are in the
 * first. `roomOf` returns the capacity of an item code.
 */
export const unitLoadFindings = (
  items: Readonly<Record<string, number>>,
  cargo: readonly Loaded[],
  { roomOf, unitZh }: { roomOf: (code: string) => UnitRoom; unitZh: string },
): LoadFinding[] => {
  const rooms = unitsOf(Object.entries(items).map(([code, quantity]) => ({ code, quantity }))).map(roomOf);
  if (rooms.length === 0) return [];
  // with one container or truck the total is checked where containers are chosen
  const isByUnit = rooms.length > 1 && !isSpread(cargo);
  return isByUnit ? overloadedUnits(rooms, cargo, unitZh) : oversizedPackages(rooms, cargo);
};
