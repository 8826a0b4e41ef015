import type { Context as HonoContext, Hono } from 'hono';
import { cancelBooking } from '#contract/orders/bookings/bookingInput.ts';
import type { BookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingCalls, nameOfBookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingStatusOf } from '#contract/orders/bookings/bookingStatus.ts';
import { endpointPermissions } from '#contract/enterprise/endpointPermissions.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { bodyOf } from '#server/http/requests/input.ts';
import { acceptKeyCall } from '#server/http/keyCalls.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { sentOnceBy } from '#server/http/mount.ts';
import { rejectWithout } from '#server/http/permission.ts';
import { noteRequest } from '#server/http/logging/requestContext.ts';
import { rejectMethod } from '#server/http/errors/sendError.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { bodyAs } from './bookingBody.ts';
import { bookingOfOrder } from './bookingOfOrder.ts';
import { bookingMessages } from './messages.ts';
import { placeBooking, updateBooking } from './placeBooking.ts';

type Respond = (c: HonoContext, context: Context<SignedInUser>) => Promise<Response>;

/** The order that a path names, noted for the audit of a rejection. */
const orderNoOf = (c: HonoContext): string => {
  const orderNo = givenOrderNo.parse(c.req.param('bookingReference'));
  noteRequest({ orderNo });
  return orderNo;
};

const accepted = (c: HonoContext, { orderNo, status }: { orderNo: string; status: OrderStatus }): Response =>
  c.json({ carrierBookingRequestReference: orderNo, bookingStatus: bookingStatusOf[status] }, 202);

const onceBy = (c: HonoContext): string => {
  const idempotencyKey = sentOnceBy(c);
  if (idempotencyKey === undefined) throw new ApiError(codes.badInput, bookingMessages.onceMissing);
  return idempotencyKey;
};

const create: Respond = async (c, context) =>
  accepted(c, await placeBooking({ ...context, idempotencyKey: onceBy(c) }, await bodyOf(c)));

const update: Respond = async (c, context) => {
  const orderNo = orderNoOf(c);
  return accepted(c, await updateBooking({ ...context, idempotencyKey: onceBy(c) }, orderNo, await bodyOf(c)));
};

const read: Respond = async (c, { db, user, operatorName }) =>
  c.json(await bookingOfOrder(db, { user, operatorName }, orderNoOf(c)));

const cancel: Respond = async (c, context) => {
  const orderNo = orderNoOf(c);
  const { reason } = bodyAs(cancelBooking, await bodyOf(c));
  const { user } = context;
  return accepted(c, await applyCommand(context, orderNo, 'order.cancelled', { by: 'user', ...user, note: reason }));
};

/**
 * Serves DCSA Booking 2.0 to companies' own systems: `POST /v2/bookings`, `GET`, `PUT` and `PATCH` of a booking. Only keys
 * call it, so that it needs no protection against foreign pages.
 */
export const mountBookings = (app: Hono, { visit }: Pick<Dependencies, 'visit'>): void => {
  const serve = (call: BookingCall, respond: Respond) => {
    const row = endpointPermissions[nameOfBookingCall(call)];
    if (!row) throw new Error(`no permission is stated for ${nameOfBookingCall(call)}`);
    const [permission, scope] = row;
    app.on(call.method, call.path, async (c) => {
      c.header('API-Version', '2.0.5');
      const visited = visit(c);
      const keyCall = await acceptKeyCall(c, visited, scope);
      if (!keyCall) throw new ApiError(codes.unauthorized, bookingMessages.keyMissing);
      rejectWithout(permission, keyCall.user.role);
      return respond(c, { ...visited, user: keyCall.user, idempotencyKey: '' });
    });
  };
  serve(bookingCalls.create, create);
  serve(bookingCalls.read, read);
  serve(bookingCalls.update, update);
  serve(bookingCalls.cancel, cancel);
  app.all(bookingCalls.create.path, (c) => rejectMethod(c, 'POST'));
  app.all(bookingCalls.read.path, (c) => rejectMethod(c, 'GET, HEAD, PUT, PATCH'));
};
