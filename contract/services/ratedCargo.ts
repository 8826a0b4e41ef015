import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';
import { loadProblems, loadTyped } from '#contract/search/load.ts';

/** The cargo that the prices of a service are totalled for; what is not known is absent. */
export interface RatedCargo {
  isDanger: 'Y' | 'N';
  weightKg?: number | undefined;
  volumeM3?: number | undefined;
  /** Containers, tanks, bags, trucks or documents; without it as many as the load needs, at least one. */
  pieces?: number | undefined;
  /** Days of storage or of a tank's rent. */
  days?: number | undefined;
  pallets?: number | undefined;
  squareMetres?: number | undefined;
}

/** The fields of a cargo that a price list may require, by their names in addresses. */
export const cargoNames = ['weight', 'volume', 'pieces', 'days', 'pallets', 'squareMetres'] as const;
export type CargoName = (typeof cargoNames)[number];

/** A cargo as typed; empty where it is not. */
export type TypedCargo = Readonly<Record<CargoName, string>> & { isDanger: 'Y' | 'N' };

const counted = {
  pieces: limits.containersMax,
  days: limits.storedDaysMax,
  pallets: limits.palletsMax,
  squareMetres: limits.squareMetresMax,
} as const;
type Counted = keyof typeof counted;
const countedNames = Object.keys(counted) as Counted[];

const countTyped = (typed: string, max: number): number | Problem | undefined => {
  const read = numberTyped(typed);
  if (typeof read === 'string') return read === 'required' ? undefined : read;
  if (!Number.isInteger(read)) return 'mustBeWhole';
  if (read <= 0) return 'mustBePositive';
  return read > max ? overLimit(max) : read;
};

/** Problems of a typed cargo; every field is optional. */
export const cargoProblems = (typed: TypedCargo): Partial<Record<CargoName, Problem>> => ({
  ...loadProblems(typed),
  ...Object.fromEntries(
    countedNames
      .map((name) => [name, countTyped(typed[name], counted[name])] as const)
      .filter(([, read]) => typeof read === 'string'),
  ),
});

/** Whether so much of a cargo is known that the service has a total: pieces begin with one, a load is required. */
const isEnough = (asked: readonly CargoName[], { weightKg, volumeM3, days }: RatedCargo): boolean =>
  asked.includes('pieces') ||
  ((weightKg !== undefined || volumeM3 !== undefined) && (!asked.includes('days') || days !== undefined));

/** The cargo as far as a service requires it; undefined until there is enough of it for a total. */
export const cargoTyped = (asked: readonly CargoName[], typed: TypedCargo): RatedCargo | undefined => {
  const counts = countedNames.map((name) => [name, countTyped(typed[name], counted[name])] as const);
  const cargo = {
    isDanger: typed.isDanger,
    ...Object.fromEntries(Object.entries(loadTyped(typed)).filter(([, read]) => read !== undefined)),
    ...Object.fromEntries(counts.filter(([, read]) => typeof read === 'number')),
  } as RatedCargo;
  return isEnough(asked, cargo) ? cargo : undefined;
};

/** The cargo of an address as typed there; at most so many characters of each field. */
export const cargoIn = (given: URLSearchParams, isDanger: 'Y' | 'N'): TypedCargo => ({
  ...(Object.fromEntries(cargoNames.map((name) => [name, (given.get(name) ?? '').slice(0, 40)])) as Record<
    CargoName,
    string
  >),
  isDanger: given.get('isDanger') === 'Y' ? 'Y' : given.get('isDanger') === 'N' ? 'N' : isDanger,
});

/** The parameters of an order's address that state a cargo, with the pieces that the chosen price has of its own. */
export const cargoParameters = (
  { weightKg, volumeM3, pieces: _pieces, ...cargo }: RatedCargo,
  { pieces }: { pieces: number },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...cargo, weight: weightKg, volume: volumeM3, quantity: pieces || undefined }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
    ),
  );
