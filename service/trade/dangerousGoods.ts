import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DangerousGoods } from '#contract/basic.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { FclOrder } from '#contract/order.ts';
import { hazardsRefused } from '#contract/rules/dangerous.ts';
import type { Database } from '../db/database.ts';
import { dangerousGoodsEntries as entries, hazardClasses } from '../db/schema/reference.ts';
import { tradeMessages } from './messages.ts';
import type { ScheduledSailing } from './sailings.ts';
import { searchable } from './searchable.ts';

const { position, searchText, ...shown } = {
  position: entries.position,
  searchText: entries.searchText,
  unNumber: entries.unNumber,
  packingGroup: entries.packingGroup,
  properShippingName: entries.properShippingName,
  nameZh: entries.nameZh,
  commonNameZh: entries.commonNameZh,
  hazardClass: entries.hazardClass,
  subsidiaryHazards: entries.subsidiaryHazards,
  cas: entries.cas,
  flashPoint: entries.flashPoint,
  marinePollutant: entries.marinePollutant,
  ems: entries.ems,
  limitedQuantity: entries.limitedQuantity,
  packingInstruction: entries.packingInstruction,
  tankInstruction: entries.tankInstruction,
  edition: entries.edition,
  confidence: entries.confidence,
};

const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** The entries in which every word of the keyword occurs: exact UN and CAS numbers first, then whole names, then beginnings. */
export const searchDangerousGoods = async (
  db: Database,
  { keyword, page, size }: { keyword: string; page: number; size: number },
): Promise<{ total: number; rows: DangerousGoods[] }> => {
  const wanted = searchable(keyword).replace(/^un\s*(?=\d)/, '');
  const matching = and(...wanted.split(' ').map((word) => sql`${searchText} like ${`%${literally(word)}%`}`));
  const lines = sql`string_to_array(${searchText}, chr(10))`;
  const rank = sql`case
    when ${entries.unNumber} = ${wanted} then 0
    when ${entries.cas} = ${wanted} then 1
    when ${wanted} = any(${lines}) then 2
    when ${entries.unNumber} like ${`${literally(wanted)}%`} then 3
    when exists (select 1 from unnest(${lines}) as line where line like ${`${literally(wanted)}%`}) then 4
    else 5 end`;
  const [counted] = await db.select({ total: count() }).from(entries).where(matching);
  const rows = await db
    .select(shown)
    .from(entries)
    .where(matching)
    .orderBy(rank, asc(entries.unNumber), asc(position))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows };
};

/**
 * Refuses cargo that cannot be booked online: entries that differ from the dangerous-goods list, classes that always go
 * to the desk, and classes (main or subsidiary) that the carrier does not take. Segregation is not decided here.
 */
export const refuseUnacceptable = async (
  db: Database,
  cargo: FclOrder['cargo'],
  { acceptedClasses, carrierZh }: Pick<ScheduledSailing, 'acceptedClasses' | 'carrierZh'>,
): Promise<void> => {
  const lines = cargo.flatMap(({ dangerous }, index) => (dangerous ? [{ number: index + 1, dangerous }] : []));
  if (lines.length === 0) return;
  const closed = await db.select().from(hazardClasses).where(eq(hazardClasses.bookedOnline, false));
  const closedDivisions = new Set(closed.map(({ division }) => division));

  for (const { number, dangerous } of lines) {
    const { unNumber, packingGroup, hazardClass } = dangerous;
    // explosives carry their compatibility group: 1.4G
    if (closedDivisions.has(hazardClass.replace(/(?<=\d)[A-Z]$/, ''))) {
      throw new Refusal(codes.goodsRefused, tradeMessages.neverOnline(number, hazardClass));
    }
    const [entry] = await db
      .select({ subsidiaryHazards: entries.subsidiaryHazards })
      .from(entries)
      .where(
        and(
          sql`${entries.unNumber} = ${unNumber}`,
          sql`${entries.packingGroup} is not distinct from ${packingGroup}`,
          sql`${entries.hazardClass} = ${hazardClass}`,
        ),
      );
    if (!entry)
      throw new Refusal(codes.badInput, tradeMessages.entryUnknown(number, unNumber, packingGroup, hazardClass));
    const [refused] = hazardsRefused([{ hazardClass, subsidiaryHazards: entry.subsidiaryHazards }], acceptedClasses);
    if (refused !== undefined) {
      throw new Refusal(codes.goodsRefused, tradeMessages.notCarried(number, refused, carrierZh));
    }
  }
};
