import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { NodeBindings } from './caller.ts';
import { countRequest } from '#service/http/metrics/requests.ts';
import { hungUp, isCutOff } from './hangUp.ts';
import { currentRequest, routeOf, withinRequest } from './requestContext.ts';

/**
 * Writes one log line and one measurement per request after its response: method, path without query, status, duration
 * in milliseconds. It omits long numbers and everything else a caller sent. Status 499 means that the caller left
 * before.
 */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now();
    const request = currentRequest();
    const { outgoing } = (c.env as NodeBindings | undefined) ?? {};
    const isRendering = (c.env as NodeBindings | undefined)?.incoming === undefined;
    let answered = false;
    const end = () => {
      const ms = performance.now() - startedAt;
      const status = isCutOff(c) ? hungUp : c.res.status;
      const path = c.req.path.slice(0, 200).replaceAll(/\d{6,}/g, '#');
      log.info({ method: c.req.method, path, status, ms: Math.round(ms) }, 'request');
      if (!isRendering) countRequest({ method: c.req.method, path: c.req.path, route: routeOf(c), status, ms });
    };
    outgoing?.once('close', () => answered && request && withinRequest(request, end));
    await next();
    answered = true;
    if (!outgoing || outgoing.closed) end();
  };
