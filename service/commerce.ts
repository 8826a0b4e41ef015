import * as contract from '#contract/commerce.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { Total } from '#contract/rules/price.ts';
import type { Context } from './context.ts';
import { handle } from './handler.ts';
import { chargeSheetOf } from './trade/chargeSheet.ts';
import { chinaDayOf } from './trade/chinaTime.ts';
import { closingOf } from './trade/cutOffs.ts';
import { lowestPrices } from './trade/hotLanes.ts';
import { notIncluded, tradeMessages } from './trade/messages.ts';
import { oceanFreightOf, offerEndOf, openOffers, sailingOfferOf } from './trade/offers.ts';
import { moveOrder } from './trade/moving.ts';
import { orderInFull, pageOfOrders } from './trade/orders.ts';
import { placeOrder } from './trade/placing.ts';
import { sailingById, sailingOf } from './trade/sailings.ts';
import { tariffsOf } from './trade/tariff.ts';

const etdList = handle(contract.etdList, async (lane, { db, clock }) => {
  const days = new Map<string, { day: string; sailings: number; from: Total }>();
  for (const { sailing, tariff } of await openOffers(db, lane, clock.now())) {
    const day = chinaDayOf(sailing.departsAt);
    const freight = oceanFreightOf(tariff.lines, '20GP');
    const known = days.get(day);
    const from = known && known.from.amount <= freight.amount ? known.from : freight;
    days.set(day, { day, sailings: (known?.sailings ?? 0) + 1, from });
  }
  return [...days.values()];
});

const sailingPage = handle(contract.sailingPage, async ({ day, page, size, ...lane }, { db, clock }) => {
  const offers = await openOffers(db, lane, clock.now());
  const matching = offers.filter(({ sailing }) => day === undefined || chinaDayOf(sailing.departsAt) === day);
  return {
    total: matching.length,
    rows: matching.slice((page - 1) * size, page * size).map((offer) => sailingOfferOf(offer, lane.isDanger)),
  };
});

const tariffInForce = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sailingId, isDanger }: ParsedInputOf<typeof contract.chargeAgreement>,
): Promise<contract.SailingTariff> => {
  const now = clock.now();
  const dangerous = isDanger === 'Y';
  const sailing = await sailingById(db, sailingId);
  const tariff = sailing && (await tariffsOf(db, [sailing], now)).get(sailing.id);
  if (!tariff) throw new Refusal(codes.notFound, tradeMessages.sailingUnknown);
  const closing = closingOf(sailing, dangerous);
  if (closing.at <= now) throw new Refusal(codes.sailingClosed, tradeMessages.sailingClosed(closing.nameZh));
  return {
    sailing: sailingOf(sailing),
    tariff: tariff.lines,
    notIncluded: [...notIncluded],
    validUntil: offerEndOf({ sailing, tariff }, dangerous).toISOString(),
  };
};

const chargeAgreement = handle(contract.chargeAgreement, (input, context) => tariffInForce(context, input));

const chargeSheet = handle(contract.chargeSheet, async (input, context) =>
  chargeSheetOf(await tariffInForce(context, input)),
);

const minimumPrices = handle(contract.minimumPrices, ({ size }, { db, clock }) => lowestPrices(db, size, clock.now()));

const placeFclOrder = handle(contract.placeFclOrder, (input, context) => placeOrder(context, input));

const orderPage = handle(contract.orderPage, (input, { db, user }) => pageOfOrders(db, user.userId, input));

const orderDetail = handle(contract.orderDetail, ({ orderNo }, { db, user }) => orderInFull(db, user.userId, orderNo));

const cancelOrder = handle(contract.cancelOrder, ({ orderNo, reason }, context) =>
  moveOrder(context, orderNo, 'order.cancelled', { by: 'user', userId: context.user.userId, note: reason }),
);

const supplyInfo = handle(contract.supplyInfo, ({ orderNo, note }, context) =>
  moveOrder(context, orderNo, 'info.supplied', { by: 'user', userId: context.user.userId, note }),
);

/** Sailings, prices and full-container orders. */
export const commerceHandlers = [
  etdList,
  sailingPage,
  chargeAgreement,
  chargeSheet,
  minimumPrices,
  placeFclOrder,
  orderPage,
  orderDetail,
  cancelOrder,
  supplyInfo,
];
