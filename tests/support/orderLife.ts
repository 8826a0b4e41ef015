import { and, eq, gt } from 'drizzle-orm';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderAct, OrderStatus } from '#contract/orders/orderStatus.ts';
import { firstStatus, orderActs } from '#machines/orders/orderLife.ts';
import { orderEvents, orders } from '#service/db/schema/orders.ts';
import { moveOrder } from '#service/orders/orderCommands.ts';
import { kindOf } from '#service/orders/orderTraits.ts';
import { cargoLine, orderForm } from './order.ts';
import { place } from './orders.ts';
import type { TestService } from './service.ts';

type Session = Awaited<ReturnType<TestService['signIn']>>;

const caller = { address: '127.0.0.1', userAgent: 'test', https: true };

/** An order of the service that a test moves, puts into a status and brings back to its beginning. */
export const livingOrder = async (
  service: TestService,
  session: Session,
  { dangerous, line = 'fcl' }: { dangerous: boolean; line?: ServiceLine },
) => {
  const kind = kindOf({ line, dangerous });
  const cargo = [cargoLine(line, dangerous ? {} : { dangerous: null })];
  const { orderNo } = await place(service, session, orderForm(line, { cargo }));
  const own = eq(orders.orderNo, orderNo);
  const put = async (status: OrderStatus, cancelsAt: Date | null = null) => {
    await service.db.update(orders).set({ status, cancelsAt }).where(own);
    await service.db.delete(orderEvents).where(and(eq(orderEvents.orderNo, orderNo), gt(orderEvents.position, 0)));
  };
  return {
    orderNo,
    line,
    kind,
    put,
    begin: () => put(firstStatus(kind)),
    move: (act: OrderAct, note = '') => {
      const { by } = orderActs[act];
      const mover = by === 'user' ? { by, userId: session.userId } : { by };
      return moveOrder({ ...service, caller }, orderNo, act, { ...mover, note });
    },
    status: async () => (await service.db.select({ status: orders.status }).from(orders).where(own))[0]?.status,
    events: () =>
      service.db.select().from(orderEvents).where(eq(orderEvents.orderNo, orderNo)).orderBy(orderEvents.position),
  };
};

export type LivingOrder = Awaited<ReturnType<typeof livingOrder>>;
