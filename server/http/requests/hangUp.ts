import type { Context as HonoContext } from 'hono';
import type { NodeBindings } from './caller.ts';

/** The logged status if the caller disconnects before the response is sent (the same as nginx). */
export const hungUp = 499;

/** Whether the connection of a request is already closed. */
export const isCallerGone = (c: HonoContext): boolean =>
  (c.env as NodeBindings | undefined)?.incoming?.socket.destroyed === true;

/** Whether a finished response did not reach its caller: a broken connection leaves an error on its socket. */
export const isCutOff = (c: HonoContext): boolean => {
  const { incoming, outgoing } = (c.env as NodeBindings | undefined) ?? {};
  return outgoing !== undefined && (!outgoing.writableFinished || (incoming?.socket.errored ?? null) !== null);
};

const closedConnections = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** Whether an error only means that the caller closed the connection during the request or the response. */
export const isHangUp = (c: HonoContext, error: unknown): boolean =>
  isCallerGone(c) &&
  error instanceof Error &&
  (('code' in error && closedConnections.has(String(error.code))) ||
    /^(?:aborted|Client connection prematurely closed\.|This operation was aborted)$/.test(error.message));
