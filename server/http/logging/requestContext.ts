import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import { shareOfPath, withShare } from '#server/db/callShare.ts';
import { isFromProxy } from '#server/http/requests/caller.ts';

/** Facts about the current request. */
export interface RequestContext {
  /** Identifies the request in its response, in the log and on error pages. */
  readonly id: string;
  /** The signed-in user, once known. */
  userId?: string;
  /** The name of the API key of a company's system, once known. */
  keyName?: string;
  /** The login of the staff member, once known. */
  staff?: string;
  /** The language of who reads the response, unless it is Chinese. */
  language?: 'en';
  /** The order that the call is about, as the caller sent it. */
  orderNo?: string;
  /** Why access was rejected, if the status does not show it. */
  rejectedAs?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The current request; undefined outside of one, as in jobs. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Records facts of the current request. */
export const noteRequest = (facts: Partial<Omit<RequestContext, 'id'>>): void => {
  const request = currentRequest();
  if (request) Object.assign(request, facts);
};

/** Runs a callback as part of a request, for listeners that run outside of it. */
export const withinRequest = (request: RequestContext, callback: () => void): void => storage.run(request, callback);

/** The current request's id, as a field of a response or log line. */
export const requestIdField = (): { requestId: string } | undefined => {
  const request = currentRequest();
  return request && { requestId: request.id };
};

/** The pattern of a request's route, even if a middleware before its handler responded. */
export const routeOf = (c: HonoContext): string =>
  matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? routePath(c);

const safeId = /^[\w-]{8,64}$/;

/** A trusted proxy's own id for the request; other ids are ignored, so that log lines cannot be forged. */
const givenId = (c: HonoContext, trustedProxies: BlockList): string | undefined => {
  const given = c.req.header('x-request-id');
  return given !== undefined && safeId.test(given) && isFromProxy(c, trustedProxies) ? given : undefined;
};

const idBytes = 8;
const idsAtOnce = 512;
let unused = Buffer.alloc(0);

/** A new id: 64 random bits, as hex. */
export const newRequestId = (): string => {
  if (unused.length < idBytes) unused = randomBytes(idBytes * idsAtOnce);
  const id = unused.toString('hex', 0, idBytes);
  unused = unused.subarray(idBytes);
  return id;
};

/**
 * Gives every request an id, and its path's share of the database's connections. Calls made while the service renders a
 * page belong to the page's request.
 */
export const requestContext =
  (trustedProxies: BlockList): MiddlewareHandler =>
  (c, next) => {
    const run = () => withShare(shareOfPath(c.req.path), next);
    return currentRequest() ? run() : storage.run({ id: givenId(c, trustedProxies) ?? newRequestId() }, run);
  };

/** A step for a finished response; it may replace it. */
export type AfterResponse = (c: HonoContext, startedAt: number) => Promise<void> | undefined;

/** Runs these steps after each response, in order: one middleware for all, because each costs several promises. */
export const afterResponse =
  (...steps: readonly AfterResponse[]): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    for (const step of steps) {
      const isDone = step(c, startedAt);
      if (isDone) await isDone;
    }
  };
