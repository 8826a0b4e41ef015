import { and, eq } from 'drizzle-orm';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { dangerousGoodsEntries as entries } from '#server/db/schema/reference.ts';
import type { TestService } from './service.ts';

/** The first entry of a UN number and a packing group in the service's list, with what a declaration repeats of it. */
export const listedDetails = async ({ db }: TestService, unNumber: string, group?: 'I' | 'II' | 'III' | null) => {
  const ofGroup = group ? [eq(entries.packingGroup, group)] : [];
  const [entry] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.unNumber, unNumber), ...ofGroup))
    .limit(1);
  const { packingGroup, hazardClass } = entry!;
  const [properShippingName = ''] = shippingNamesOf(entry!.properShippingName);
  return { entry: entry!, named: { unNumber, packingGroup, hazardClass, properShippingName } };
};
