import { and, asc, eq, inArray } from 'drizzle-orm';
import { mayFollow } from '#contract/orders/laterCharges.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { serviceCharges } from '#server/db/schema/selling.ts';
import { inForce } from '#server/services/validity.ts';

/** The published charges in force that may come after an order. */
const laterChargesOf = async (
  { db, clock }: { db: Database; clock: Clock },
  { line, isDangerous, order, fees }: OrderDetail,
): Promise<ServiceCharge[]> => {
  const rows = await db
    .select()
    .from(serviceCharges)
    .where(
      and(
        eq(serviceCharges.line, line),
        inArray(serviceCharges.side, ['event', 'destination']),
        inForce(serviceCharges, clock.now()),
      ),
    )
    .orderBy(asc(serviceCharges.position));
  const items = order.items.map(({ code }) => code);
  const charged = new Set(fees.map(({ code }) => code));
  return rows
    .filter((charge) => mayFollow(charge, { isDangerous, items }) && !charged.has(charge.code))
    .map(({ code, nameZh, side, currency, basis, amount, dangerousOnly, conditionZh }) => ({
      code,
      nameZh,
      line,
      side,
      currency,
      basis,
      amount,
      dangerousOnly,
      conditionZh,
    }));
};

/** An order with the costs that may come. */
export const withLaterCharges = async (
  context: { db: Database; clock: Clock },
  order: OrderDetail,
): Promise<OrderDetail> => ({ ...order, laterCharges: await laterChargesOf(context, order) });
