import { asc, count } from 'drizzle-orm';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { Database } from '#service/db/database.ts';
import { dangerousGoodsEntries as entries } from '#service/db/schema/reference.ts';
import { keywordSearch } from './keyword.ts';

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
  exceptedQuantity: entries.exceptedQuantity,
  segregationCodes: entries.segregationCodes,
  segregationGroups: entries.segregationGroups,
  technicalName: entries.technicalName,
  packingInstruction: entries.packingInstruction,
  ibcInstruction: entries.ibcInstruction,
  tankInstruction: entries.tankInstruction,
  edition: entries.edition,
  confidence: entries.confidence,
};

/** The entries that match a keyword, the closest first. */
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
