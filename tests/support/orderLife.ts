import { and, eq, gt } from 'drizzle-orm';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderCommand, OrderStatus } from '#contract/orders/orderStatus.ts';
import { firstStatus, orderCommands } from '#machines/orders/orderLife.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { traitsOf } from '#server/orders/orderTraits.ts';
import { cargoItem, orderForm } from './order.ts';
import { place } from './orders.ts';
import type { Session, TestService } from './service.ts';

const caller = { address: '127.0.0.1', userAgent: 'test', https: true };

/** An order of the service that a test moves, puts into a status and resets. */
export const livingOrder = async (
  service: TestService,
  session: Session,
  {
    dangerous,
    needsReview = dangerous,
    line = 'fcl',
  }: { dangerous: boolean; needsReview?: boolean; line?: ServiceCode },
) => {
  const isSuspected = needsReview && !dangerous;
  const traits = { ...traitsOf({ line, dangerous, reviewReasons: [] }), needsReview, hasFindings: isSuspected };
  const cargo = [cargoItem(line, dangerous ? {} : { dangerous: null, ...(isSuspected && { nameZh: '丙酮' }) })];
  const { orderNo } = await place(service, session, orderForm(line, { cargo }));
  const own = eq(orders.orderNo, orderNo);
  const setStatus = async (status: OrderStatus, cancelsAt: Date | null = null) => {
    await service.db.update(orders).set({ status, cancelsAt }).where(own);
  };
  const put = async (status: OrderStatus, cancelsAt: Date | null = null) => {
    await setStatus(status, cancelsAt);
    await service.db.delete(orderEvents).where(and(eq(orderEvents.orderNo, orderNo), gt(orderEvents.position, 0)));
  };
  return {
    orderNo,
    line,
    traits,
    put,
    /** Does not change the timeline. */
    setStatus,
    begin: () => put(firstStatus(traits)),
    move: (command: OrderCommand, note = '') => {
      const { by } = orderCommands[command];
      const mover = by === 'user' ? { by, userId: session.userId } : { by };
      return applyCommand({ ...service, caller }, orderNo, command, { ...mover, note });
    },
    status: async () => (await service.db.select({ status: orders.status }).from(orders).where(own))[0]?.status,
    events: () =>
      service.db.select().from(orderEvents).where(eq(orderEvents.orderNo, orderNo)).orderBy(orderEvents.position),
  };
};

export type LivingOrder = Awaited<ReturnType<typeof livingOrder>>;
