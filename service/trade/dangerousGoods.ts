import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DangerousGoods } from '#contract/basic.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { FclOrder } from '#contract/order.ts';
import { hazardsRefused } from '#contract/rules/dangerous.ts';
import type { Database } from '../db/database.ts';
import { dangerousGoodsEntries as entries, hazardClasses } from '../db/schema/reference.ts';
import { keywordSearch } from './keyword.ts';
import { tradeMessages } from './messages.ts';
import type { ScheduledSailing } from './sailings.ts';

const shown = {
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

/** The entries that a keyword finds, the closest first. */
export const searchDangerousGoods = async (
  db: Database,
  { keyword, page, size }: { keyword: string; page: number; size: number },
): Promise<{ total: number; rows: DangerousGoods[] }> => {
  const { matching, rank } = keywordSearch(keyword, entries);
  const [counted] = await db.select({ total: count() }).from(entries).where(matching);
  const rows = await db
    .select(shown)
    .from(entries)
    .where(matching)
    .orderBy(rank, asc(entries.unNumber), asc(entries.position))
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
