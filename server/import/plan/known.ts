import { eq } from 'drizzle-orm';
import { comparable, portCodeTyped, spellingsOf } from '#contract/search/lane.ts';
import type { Database } from '#server/db/database.ts';
import { importMappings } from '#server/db/schema/imports.ts';
import { linerServices, serviceCalls } from '#server/db/schema/network.ts';
import { carriers, ports } from '#server/db/schema/reference.ts';
import { headerKey } from '#server/import/files/headers.ts';
import type { ColumnMapping } from '#server/import/files/recognise.ts';
import { formOf, headerSetKey } from '#server/import/files/recognise.ts';
import type { Sheet } from '#server/import/files/sheet.ts';

/** The ports by their names in files. */
export interface PortNames {
  /** The code of a port by code or by unique name; undefined if none or several match. */
  codeOf: (typed: string) => string | undefined;
  /** The ports that a name without a code may mean, as `CNYTN 深圳盐田`. */
  likeOf: (typed: string) => string[];
  nameOf: (code: string) => string | undefined;
}

interface Port {
  code: string;
  nameZh: string;
  nameEn: string;
  pinyin: string;
}

/** The parts by which files call a port with a longer English name: `Tianjin` and `Nhava Sheva`; of five letters or more. */
const shorterNames = ({ nameEn }: Port): string[] => {
  const [first = '', ...others] = nameEn.split(/[,(（/]/).map((part) => part.trim());
  const words = first.split(' ');
  const starts = words.slice(1).map((_, count) => words.slice(0, count + 1).join(' '));
  return [...new Set([first, ...starts, ...others].map(comparable))].filter((name) => name.length > 4);
};

export const portNames = (all: readonly Port[]): PortNames => {
  const names = new Map(all.map(({ code, nameZh }) => [code, nameZh]));
  const codes = new Map<string, Set<string>>();
  for (const { code, nameZh, nameEn, pinyin } of all)
    for (const name of new Set([nameZh, nameEn, pinyin].map(comparable)))
      codes.set(name, (codes.get(name) ?? new Set()).add(code));
  const shorter = new Map<string, Set<string>>();
  for (const port of all)
    for (const name of shorterNames(port)) shorter.set(name, (shorter.get(name) ?? new Set()).add(port.code));
  const likeOf = (typed: string): string[] => [...(shorter.get(comparable(typed)) ?? [])];
  const found = new Map<string, string | undefined>();
  const search = (typed: string): string | undefined => {
    for (const spelling of spellingsOf(typed)) {
      const code = spelling.toUpperCase();
      if (names.has(code)) return code;
      const same = codes.get(spelling);
      if (same?.size === 1) return [...same][0];
    }
    const like = likeOf(typed);
    return like.length === 1 ? like[0] : undefined;
  };
  return {
    codeOf: (typed) => {
      const code = portCodeTyped(typed);
      if (names.has(code)) return code;
      // a file contains few ports in many rows
      if (!found.has(typed)) found.set(typed, search(typed));
      return found.get(typed);
    },
    likeOf: (typed) => likeOf(typed).map((code) => `${code} ${names.get(code)}`),
    nameOf: (code) => names.get(code),
  };
};

/** A liner service with its ports; `isOf` recognises its carrier by code or name. */
interface KnownService {
  code: string;
  isOf: (carrier: string) => boolean;
  loads: ReadonlySet<string>;
  discharges: ReadonlySet<string>;
}

const knownServices = async (db: Database): Promise<KnownService[]> => {
  const calls = await db.select().from(serviceCalls);
  const all = await db
    .select({ code: linerServices.code, carrier: carriers })
    .from(linerServices)
    .innerJoin(carriers, eq(carriers.code, linerServices.carrierCode))
    .orderBy(linerServices.code);
  return all.map(({ code, carrier }) => {
    const portsOf = (role: string) =>
      new Set(calls.filter((call) => call.serviceCode === code && call.role === role).map((call) => call.portCode));
    const names = [carrier.code, carrier.nameZh, carrier.nameEn].map(comparable);
    const isOf = (typed: string): boolean => {
      const name = comparable(typed);
      return names.some(
        (each) => each === name || (name.length > 1 && (each.startsWith(name) || name.startsWith(each))),
      );
    };
    return { code, isOf, loads: portsOf('load'), discharges: portsOf('discharge') };
  });
};

/** The database's knowledge for reading files: confirmed columns and the names of ports. */
export interface Known {
  mappings: readonly ColumnMapping[];
  ports: PortNames;
  services: readonly KnownService[];
}

export const nothingKnown: Known = { mappings: [], ports: portNames([]), services: [] };

export const knownIn = async (db: Database): Promise<Known> => ({
  mappings: await db.select().from(importMappings).orderBy(importMappings.at),
  ports: portNames(
    await db.select({ code: ports.code, nameZh: ports.nameZh, nameEn: ports.nameEn, pinyin: ports.pinyin }).from(ports),
  ),
  services: await knownServices(db),
});

/** Whether a fixed value is kept for the next file: a period is that of one file. */
const isKept = ([name, value]: [string, string]): boolean =>
  value.trim() !== '' && !['valid_from', 'valid_until'].includes(name);

/** Stores the columns that a person has confirmed, so that the same header needs no second confirmation. */
export const rememberColumns = async (
  { db, at, by }: { db: Database; at: Date; by: string },
  sheets: readonly Sheet[],
): Promise<void> => {
  for (const { spec, recognised, raw } of sheets) {
    if (!recognised || !raw) continue;
    const header = recognised.columns.map((column) => column.header);
    const known = new Set(formOf(spec).columns.map(({ name }) => name));
    const targetOf = (index: number): string | null => {
      const target = recognised.chosen.columns[index] ?? null;
      return target !== null && known.has(target) ? target : null;
    };
    const columns = Object.fromEntries(header.map((each, index) => [headerKey(each), targetOf(index)]));
    const fixed = Object.fromEntries(Object.entries(recognised.chosen.fixed).filter(isKept));
    const row = { table: spec.name, headerKey: headerSetKey(header), columns, fixed, at, by };
    await db
      .insert(importMappings)
      .values(row)
      .onConflictDoUpdate({
        target: [importMappings.table, importMappings.headerKey],
        set: { columns, fixed, at, by },
      });
  }
};
