import * as z from 'zod/mini';
import type { Booking } from '#contract/orders/bookings/bookingInput.ts';
import { createBooking } from '#contract/orders/bookings/bookingInput.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import type { Placing, PlacingCall } from '#server/booking/placeOrder.ts';
import { orderOnce, placeOnce } from '#server/booking/placeOrder.ts';
import { isDangerousLoad } from '#server/quotes/load.ts';
import { amendOnce, ownOrder } from '#server/orders/amendOrder.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { promisedBy } from '#server/quotes/savedQuotes.ts';
import { bodyAs, rejectNotHonoured } from './bookingBody.ts';
import type { BookedAt } from './bookingPaths.ts';
import { bookingPathOf, rejected } from './bookingPaths.ts';
import { lastReadyDay, sailingOf, sailingOfOrder } from './bookingSailing.ts';
import { bookingMessages } from './messages.ts';
import { orderOfBooking } from './orderOfBooking.ts';

/** The saved quote that a booking refers to, with the id of its sailing; it must still hold. */
const quotedBy = async (
  placing: Placing,
  { extendedContractQuotationReference: quoteId }: Booking,
): Promise<{ quoteId: string; offerId: string } | undefined> => {
  if (quoteId === undefined) return undefined;
  const path = 'extendedContractQuotationReference';
  if (!z.uuid().safeParse(quoteId).success) throw rejected(path, bookingMessages.wrong);
  const held = await promisedBy(placing, quoteId);
  if (!held.promised) throw rejected(path, held.lossZh, codes.conflict);
  return { quoteId, offerId: held.promised.offer.id };
};

/** Runs checks of an order, whose rejections name the property of the booking. */
const atBookingPaths = async <Result>(at: BookedAt, check: () => Promise<Result>): Promise<Result> => {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof ApiError) || error.field === undefined) throw error;
    const path = bookingPathOf(error.field, at);
    throw path === undefined ? new ApiError(error.code, error.message) : rejected(path, error.message, error.code);
  }
};

type BookedForm = ReturnType<typeof orderOfBooking>['form'];

/** The order of a booking's form on a sailing. */
const orderOn = (
  { id: offerId }: { id: string },
  form: BookedForm,
  cargoReadyDay: NonNullable<BookedForm['details'][string]>,
) =>
  orderFrom(fcl, {
    ...form,
    offerId,
    details: { ...form.details, cargoReadyDay },
    protocolVersion: shippingProtocolVersion,
  });

const place = async (placing: Placing, booking: Booking): Promise<PlacedOrder> => {
  const { form, at } = orderOfBooking(booking, placing.trade.goods);
  const quoted = await atBookingPaths(at, () => quotedBy(placing, booking));
  const sailing = await sailingOf(placing, booking, form, quoted?.offerId);
  const readyDay = form.details['cargoReadyDay'] || lastReadyDay(sailing, isDangerousLoad(form), placing.clock.now());
  return atBookingPaths(at, () =>
    placeOnce(placing, orderOn(sailing, form, readyDay), { expectedTotals: null, quoteId: quoted?.quoteId }),
  );
};

const update = async (placing: Placing, orderNo: string, booking: Booking): Promise<PlacedOrder> => {
  const { form, at } = orderOfBooking(booking, placing.trade.goods);
  const { content, quoteId } = await ownOrder(placing, orderNo, {
    line: 'fcl',
    protocolVersion: shippingProtocolVersion,
  });
  const { extendedContractQuotationReference: asked } = booking;
  if (asked !== undefined && asked !== quoteId)
    throw rejected('extendedContractQuotationReference', bookingMessages.quoteOther, codes.conflict);
  if (content.line !== 'fcl') throw new ApiError(codes.badInput, tradeMessages.amendsAnother);
  const sailing = await sailingOfOrder(placing, booking, form, content.offerId);
  const readyDay = form.details['cargoReadyDay'] || content.details['cargoReadyDay'] || '';
  return atBookingPaths(at, () => amendOnce(placing, { orderNo }, orderOn(sailing, form, readyDay), null));
};

/**
 * Places the order of a `CreateBooking` of DCSA Booking 2.0 as the site's own orders are placed, once for each key; the
 * caller agrees to the price in force, or to that of the saved quote that it refers to.
 */
export const placeBooking = (context: PlacingCall, body: unknown): Promise<PlacedOrder> => {
  rejectNotHonoured(body);
  const booking = bodyAs(createBooking, body);
  return orderOnce(context, booking, (placing) => place(placing, booking));
};

/**
 * Replaces the content of an order by that of an `UpdateBooking` of DCSA Booking 2.0, by the rules of the site's own amendments
 * and once for each key; the sailing stays.
 */
export const updateBooking = (context: PlacingCall, orderNo: string, body: unknown): Promise<PlacedOrder> => {
  rejectNotHonoured(body);
  const booking = bodyAs(createBooking, body);
  return orderOnce(context, { updates: orderNo, booking }, (placing) => update(placing, orderNo, booking));
};
