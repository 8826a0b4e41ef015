import * as z from 'zod/mini';
import type { Constant, ConstType } from '#contract/search/referenceData.ts';
import { constant, constType } from '#contract/search/referenceData.ts';
import { limits } from '#contract/protocol/limits.ts';
import { constantsIn } from './constantNames.ts';

/** What the cache needs from the page; instants are epoch milliseconds. */
export interface ConstantsDependencies {
  now: () => number;
  /** Reads a key of the storage; the value is untrusted. */
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  fetchType: (type: ConstType) => Promise<Constant[]>;
  fetchAll: () => Promise<Constant[]>;
}

const entryVersion = 1;
const entry = z.object({
  version: z.literal(entryVersion),
  at: z.number(),
  rows: z.array(constant).check(z.minLength(1)),
});
const types: readonly ConstType[] = constType.options;

const keyOf = (type: ConstType): string => `constants.${type}`;

/**
 * Constants cached for a day per type and used before any call (specification section 9). A damaged, foreign, older,
 * expired or future entry is ignored; at most one call per type is pending; empty lists are not cached.
 */
export const createConstants = (dependencies: ConstantsDependencies) => {
  const underWay = new Map<ConstType | 'all', Promise<Constant[]>>();

  const cached = (type: ConstType): Constant[] | undefined => {
    const { success, data } = entry.safeParse(dependencies.read(keyOf(type)));
    if (!success) return undefined;
    const age = dependencies.now() - data.at;
    const isOurs = data.rows.every((row) => row.constType === type);
    return isOurs && age >= 0 && age < limits.constantsCacheMs ? data.rows : undefined;
  };

  const store = (type: ConstType, rows: Constant[]): void => {
    if (rows.length > 0) dependencies.write(keyOf(type), { version: entryVersion, at: dependencies.now(), rows });
  };

  const once = (what: ConstType | 'all', fetchRows: () => Promise<Constant[]>): Promise<Constant[]> => {
    const pending = underWay.get(what) ?? fetchRows().finally(() => underWay.delete(what));
    underWay.set(what, pending);
    return pending;
  };

  const fetchType = async (type: ConstType): Promise<Constant[]> => {
    const rows = constantsIn(await dependencies.fetchType(type), type);
    store(type, rows);
    return rows;
  };

  const fetchAll = async (): Promise<Constant[]> => {
    const rows = await dependencies.fetchAll();
    for (const type of types) store(type, constantsIn(rows, type));
    return rows;
  };

  /** The constants of one type; throws the call's `ApiError` if nothing is cached and the call fails. */
  const ofType = async (type: ConstType): Promise<Constant[]> => {
    const known = cached(type);
    if (known) return known;
    const all = underWay.get('all');
    return all ? constantsIn(await all, type) : once(type, () => fetchType(type));
  };

  /** The constants of every type by one call, which fills all caches; throws as `ofType`. */
  const ofAllTypes = async (): Promise<Constant[]> => {
    const known = types.map(cached);
    return known.every((rows) => rows !== undefined) ? known.flat() : once('all', fetchAll);
  };

  return { ofType, ofAllTypes };
};
