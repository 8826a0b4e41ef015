import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { bookingStatusOf } from '#contract/orders/bookings/bookingStatus.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { bookingOf, portNamesOf } from '#server/orders/dcsa/dcsa.ts';
import { upTo } from '#server/orders/dcsa/dcsaGoods.ts';
import { orderInFull } from '#server/orders/orders.ts';
import { referencesIn } from './orderOfBooking.ts';

/** What the desk last asked or said about an order that waits for its customer or has ended. */
const feedbacksOf = ({ status, timeline }: Pick<OrderDetail, 'status' | 'timeline'>) => {
  const note = timeline.at(-1)?.note ?? '';
  const isTold = ['PENDING_UPDATE', 'REJECTED', 'DECLINED'].includes(bookingStatusOf[status]);
  return isTold && note !== '' ? [{ severity: 'INFO', code: 'INFORMATIONAL_MESSAGE', message: note }] : undefined;
};

/** The export of an order; what it lacks is told in words, because a booking that is read has no property for it. */
const exported: typeof bookingOf = (...given) => {
  try {
    return bookingOf(...given);
  } catch (error) {
    throw error instanceof ApiError ? new ApiError(error.code, error.message) : error;
  }
};

/** A user's own order as the `Booking` of DCSA Booking 2.0.5: its export with where it stands. */
export const bookingOfOrder = async (
  db: Database,
  { user, operatorName }: Pick<Context<SignedInUser>, 'user' | 'operatorName'>,
  orderNo: string,
) => {
  const detail = await orderInFull(db, user, orderNo);
  const portNames = await portNamesOf(db, detail.offer);
  return {
    carrierBookingRequestReference: detail.orderNo,
    carrierBookingReference: upTo(35, detail.shipment?.carrierBookingNo ?? ''),
    bookingStatus: bookingStatusOf[detail.status],
    ...exported(detail, { operatorName, portNames }),
    // those of the customer; the export has the order's own number for its carrier
    references: referencesIn(detail.order.remark),
    feedbacks: feedbacksOf(detail),
  };
};
