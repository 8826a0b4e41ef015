import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isPriceCorrectable } from '#contract/desk/orders/commandRights.ts';
import type { DeskCost, recordCost, withdrawCost } from '#contract/desk/figures/costs.ts';
import { minorUnitsOf } from '#contract/desk/priceDesk.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { AuditEvent } from '#server/admin/audit.ts';
import { audit } from '#server/admin/audit.ts';
import { money } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { orderCosts as costs, staff as people } from '#server/db/schema/desk.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { statusName, tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';

// audit entries do not name a customer, whose export would include them

/** The recorded costs of an order, including corrected and withdrawn ones, the oldest first. */
export const costsAtDesk = async (db: Database, orderNo: string): Promise<DeskCost[]> => {
  const ender = alias(people, 'ender');
  const rows = await db
    .select({ cost: costs, recordedBy: people.name, endedBy: ender.name })
    .from(costs)
    .innerJoin(people, eq(people.id, costs.recordedBy))
    .leftJoin(ender, eq(ender.id, costs.endedBy))
    .where(eq(costs.orderNo, orderNo))
    .orderBy(asc(costs.recordedAt), asc(costs.id));
  return rows.map(({ cost: { recordedAt, endedAt, orderNo: _of, ...cost }, recordedBy, endedBy }) =>
    Object.assign(cost, {
      recordedBy,
      endedBy,
      recordedAt: recordedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }),
  );
};

const lockedOrder = async (tx: Database, orderNo: string) => {
  const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  return order;
};

type Ending = { orderNo: string; id: string; reason: string; state: 'corrected' | 'withdrawn' };

/** Ends a recorded cost; rejects one that a colleague has corrected or withdrawn. */
const endCost = async (tx: Database, { orderNo, id, ...ended }: Ending, { staff, clock }: DeskContext) => {
  const [former] = await tx
    .update(costs)
    .set({ ...ended, endedBy: staff.staffId, endedAt: clock.now() })
    .where(and(eq(costs.id, id), eq(costs.orderNo, orderNo), eq(costs.state, 'recorded')))
    .returning();
  if (!former) throw apiErrorAt(versionField, codes.conflict, deskMessages.costs.ended);
  return former;
};

const textOf = ({
  supplier,
  nameZh,
  currency,
  amount,
}: Pick<DeskCost, 'supplier' | 'nameZh' | 'currency' | 'amount'>) =>
  `${supplier} ${nameZh} ${money({ currency, amount })}`;

type CostLine = Pick<DeskCost, 'supplier' | 'nameZh' | 'currency' | 'amount' | 'evidence'>;

/** Whether a repeated request has already recorded the line; rejects another line with its id. */
const isRecorded = async (tx: Database, orderNo: string, id: string, line: CostLine): Promise<boolean> => {
  const [former] = await tx.select().from(costs).where(eq(costs.id, id));
  if (!former) return false;
  const { supplier, nameZh, currency, amount, evidence } = former;
  if (
    isDeepStrictEqual({ orderNo, ...line }, { orderNo: former.orderNo, supplier, nameZh, currency, amount, evidence })
  )
    return true;
  throw apiErrorAt(versionField, codes.conflict, deskMessages.costs.recorded);
};

/**
 * Records a cost of an order, or corrects it with a reason: the former line stays. A repeated request records nothing
 * more. Rejects a new line for an order that is not accepted or has ended early.
 */
export const recordAtDesk = (
  context: DeskContext,
  { orderNo, id, form, corrects }: ParsedInputOf<typeof recordCost>,
): Promise<{ orderNo: string }> =>
  context.db.transaction(async (tx) => {
    const { staff, clock, caller } = context;
    const order = await lockedOrder(tx, orderNo);
    const { supplier, chargeName: nameZh, currency, evidence } = form;
    const line = { supplier, nameZh, currency, amount: Number(minorUnitsOf(form.amount)), evidence };
    if (await isRecorded(tx, orderNo, id, line)) return { orderNo };
    if (!corrects && !isPriceCorrectable(order.status))
      throw new ApiError(codes.conflict, deskMessages.costs.status(statusName(order.line, order.status)));
    const former = corrects && (await endCost(tx, { orderNo, ...corrects, state: 'corrected' }, context));
    const by = { recordedBy: staff.staffId, recordedAt: clock.now() };
    await tx.insert(costs).values({ id, orderNo, ...line, state: 'recorded', ...by });
    const event: AuditEvent = former ? 'cost.corrected' : 'cost.recorded';
    const detail = { orderNo, line: textOf(line), ...(former && { former: textOf(former) }), ...byWhom({ staff }) };
    await audit({ db: tx, clock, caller, user: null }, event, detail);
    return { orderNo };
  });

/** Withdraws a recorded cost with a reason; the line stays. */
export const withdrawAtDesk = (
  context: DeskContext,
  { orderNo, id, reason }: ParsedInputOf<typeof withdrawCost>,
): Promise<{ orderNo: string }> =>
  context.db.transaction(async (tx) => {
    const { staff, clock, caller } = context;
    await lockedOrder(tx, orderNo);
    const former = await endCost(tx, { orderNo, id, reason, state: 'withdrawn' }, context);
    const detail = { orderNo, line: textOf(former), ...byWhom({ staff }) };
    await audit({ db: tx, clock, caller, user: null }, 'cost.withdrawn', detail);
    return { orderNo };
  });
