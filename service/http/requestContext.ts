import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import { isFromProxy } from './caller.ts';

/** What is known of the request that is being answered. */
export interface RequestContext {
  /** Names the request in its answer, in the log and on error pages. */
  readonly id: string;
  /** The signed-in user, once known. */
  userId?: string;
  /** The order that the call is about, as the caller named it. */
  orderNo?: string;
  /** Why access was refused, where the status does not say. */
  refusedAs?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that is being answered; undefined outside of any, as in jobs. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Notes something of the request that is being answered. */
export const noteRequest = (facts: Partial<Omit<RequestContext, 'id'>>): void => {
  const request = currentRequest();
  if (request) Object.assign(request, facts);
};

/** Runs a callback as part of a request, for listeners that are called from elsewhere. */
export const withinRequest = (request: RequestContext, callback: () => void): void => storage.run(request, callback);

/** The id of the request that is being answered, as a field of its answer or log line. */
export const requestIdField = (): { requestId: string } | undefined => {
  const request = currentRequest();
  return request && { requestId: request.id };
};

/** The pattern of the route that a request is for, also where something before its handler answered. */
export const routeOf = (c: HonoContext): string =>
  matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? routePath(c);

const safeId = /^[\w-]{8,64}$/;

/** A trusted proxy's own id for the request; what anybody else sends is ignored, so that nobody can forge log lines. */
const givenId = (c: HonoContext, trustedProxies: BlockList): string | undefined => {
  const given = c.req.header('x-request-id');
  return given !== undefined && safeId.test(given) && isFromProxy(c, trustedProxies) ? given : undefined;
};

/** A fresh id: 64 random bits, as hex. */
export const newRequestId = (): string => randomBytes(8).toString('hex');

/**
 * Gives every request an id, which its answer carries as `X-Request-Id`. The calls a page makes while the service
 * renders it belong to the page's request.
 */
export const requestContext =
  (trustedProxies: BlockList): MiddlewareHandler =>
  async (c, next) => {
    const outer = currentRequest();
    const request = outer ?? { id: givenId(c, trustedProxies) ?? newRequestId() };
    await (outer ? next() : storage.run(request, next));
    c.res.headers.set('X-Request-Id', request.id);
  };
