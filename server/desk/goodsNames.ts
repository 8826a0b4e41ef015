import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DeclaredGoodsName, goodsName } from '#contract/desk/goodsNames.ts';
import { correctGoodsName } from '#contract/desk/goodsNames.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { GoodsIndex } from '#server/search/goodsIndex.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { auditEach } from '#server/admin/audit.ts';
import { dangerousGoodsEntries, dangerousGoodsNames } from '#server/db/schema/reference.ts';
import { countDataChange } from '#server/http/responses/dataChanges.ts';
import type { DeskAct } from './deskContext.ts';
import { byWhom, handleDesk } from './deskContext.ts';
import { deskMessages } from './messages.ts';

/**
 * Corrects the Chinese name of the entries of a UN number with this English name, and returns their number. Later
 * editions of the list keep it; the audit log has both names. Rejects a name that is not in the list, and a correction
 * of another name than the stored one. Pass a transaction.
 */
export const correctName = async (
  { db, clock, caller, staff }: DeskAct,
  { unNumber, properShippingName, nameZh, formerZh }: z.output<typeof goodsName> & { formerZh?: string | undefined },
): Promise<{ entries: number }> => {
  const entries = await db
    .select({ nameZh: dangerousGoodsEntries.nameZh })
    .from(dangerousGoodsEntries)
    .where(
      and(
        eq(dangerousGoodsEntries.unNumber, unNumber),
        eq(dangerousGoodsEntries.properShippingName, properShippingName),
      ),
    )
    // of two concurrent corrections the second sees the first
    .for('update');
  const [entry] = entries;
  if (!entry) throw new ApiError(codes.notFound, deskMessages.goodsUnknown(unNumber));
  const own = and(
    eq(dangerousGoodsNames.unNumber, unNumber),
    eq(dangerousGoodsNames.properShippingName, properShippingName),
  );
  const [former] = await db.select().from(dangerousGoodsNames).where(own);
  const before = former?.nameZh ?? entry.nameZh;
  if (formerZh !== undefined && formerZh !== before) {
    const who = former?.correctedBy ?? deskMessages.colleague;
    throw apiErrorAt(versionField, codes.conflict, deskMessages.nameCorrected(who, before));
  }
  const row = { nameZh, correctedAt: clock.now(), correctedBy: staff?.login ?? 'operator' };
  await db
    .insert(dangerousGoodsNames)
    .values({ unNumber, properShippingName, ...row })
    .onConflictDoUpdate({ target: [dangerousGoodsNames.unNumber, dangerousGoodsNames.properShippingName], set: row });
  const detail = { unNumber, properShippingName, before, after: nameZh };
  await auditEach({ db, clock, caller }, [
    { event: 'goods.named', userId: null, detail: { ...detail, ...byWhom({ staff }) } },
  ]);
  // every instance reads the list again
  await countDataChange(db);
  return { entries: entries.length };
};

/** The list entries that the order declares, each once, with their current Chinese names. */
export const declaredNames = (goods: GoodsIndex, { cargo }: Pick<OrderForm, 'cargo'>): DeclaredGoodsName[] => {
  const names = new Map<string, DeclaredGoodsName>();
  for (const { dangerous } of cargo) {
    if (!dangerous) continue;
    const declared = dangerous.listed?.properShippingName ?? dangerous.properShippingName;
    const entry = goods.ofNumber(dangerous.unNumber).find((each) => each.properShippingName === declared);
    if (!entry) continue;
    const { unNumber, properShippingName, nameZh, nameZhSource } = entry;
    names.set(`${unNumber} ${properShippingName}`, { unNumber, properShippingName, nameZh, nameZhSource });
  }
  return [...names.values()];
};

/** Corrections of the dangerous-goods list, for reviewers and administrators. */
export const goodsNameHandlers = [
  handleDesk(correctGoodsName, async (input, context) => {
    const corrected = await context.db.transaction((tx) => correctName({ ...context, db: tx }, input));
    context.tradeTables.clear();
    return corrected;
  }),
];
