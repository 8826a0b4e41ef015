import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { isBookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { errorResponseOf } from '#server/orders/bookings/errorResponse.ts';
import { messages } from './messages.ts';
import { requestIdField } from '#server/http/logging/requestContext.ts';

const statusOf: Readonly<Record<string, ContentfulStatusCode>> = {
  [codes.badInput]: 400,
  [codes.notLoggedIn]: 401,
  [codes.unauthorized]: 401,
  [codes.passwordChanged]: 401,
  [codes.forbidden]: 403,
  [codes.notFound]: 404,
  [codes.conflict]: 409,
  [codes.tooMany]: 429,
  [codes.failed]: 500,
  [codes.unavailable]: 503,
};

/**
 * The HTTP status of a rejection, on pages as in the API; sets `Retry-After` if the waiting time is known. An invalid
 * call has its HTTP status; business rejections (codes 12…, 13…) are HTTP 200 with their code, as in specification
 * section 8.
 */
export const errorStatus = (c: HonoContext, { code, retryAfterSeconds }: ApiError): ContentfulStatusCode => {
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return statusOf[code] ?? 200;
};

/**
 * The same for a system that books in the DCSA format: there a rejection is never a 2xx. A rejected order is a conflict
 * with the state of prices, sailings and former orders, or invalid input.
 */
const bookingErrorStatus = (c: HonoContext, apiError: ApiError): ContentfulStatusCode => {
  const status = errorStatus(c, apiError);
  if (status >= 400) return status;
  return apiError.code === codes.goodsRejected ? 400 : 409;
};

/**
 * Sends a rejection in the envelope, or in DCSA's format to a DCSA system. From 500 on the response contains the
 * request id, so that a user can quote it.
 */
export const sendError = (c: HonoContext, apiError: ApiError, given?: ContentfulStatusCode): Response => {
  if (isBookingCall(c.req.path)) {
    const status = given ?? bookingErrorStatus(c, apiError);
    return c.json(errorResponseOf(c, apiError, status), status);
  }
  const status = given ?? errorStatus(c, apiError);
  const { code, message, field } = apiError;
  const about = field === undefined ? {} : { field };
  return c.json({ code, message, data: null, ...about, ...(status >= 500 && requestIdField()) }, status);
};

/** Rejects a method that is not supported here, listing the supported ones. */
export const rejectMethod = (c: HonoContext, allowed: string) => {
  c.header('Allow', allowed);
  return sendError(c, new ApiError(codes.badInput, messages.wrongMethod), 405);
};
