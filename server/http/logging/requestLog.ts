import type { Logger } from 'pino';
import type { NodeBindings } from '#server/http/requests/caller.ts';
import { countRequest } from '#server/http/metrics/requests.ts';
import { hungUp, isCutOff } from '#server/http/requests/hangUp.ts';
import type { AfterResponse } from './requestContext.ts';
import { currentRequest, routeOf, withinRequest } from './requestContext.ts';

/**
 * Writes one log line and one measurement per request once its response is sent: method, path without query, status,
 * duration in milliseconds. It omits long numbers and all other caller input. Status 499 means that the caller
 * disconnected before.
 */
export const requestLog =
  (log: Logger): AfterResponse =>
  (c, startedAt) => {
    const request = currentRequest();
    const { outgoing } = (c.env as NodeBindings | undefined) ?? {};
    const isRendering = (c.env as NodeBindings | undefined)?.incoming === undefined;
    const end = () => {
      const ms = performance.now() - startedAt;
      const status = isCutOff(c) ? hungUp : c.res.status;
      if (log.isLevelEnabled('info')) {
        const path = c.req.path.slice(0, 200).replaceAll(/\d{6,}/g, '#');
        log.info({ method: c.req.method, path, status, ms: Math.round(ms) }, 'request');
      }
      if (!isRendering) countRequest({ method: c.req.method, path: c.req.path, route: routeOf(c), status, ms });
    };
    if (!outgoing || outgoing.closed) end();
    else outgoing.once('close', () => request && withinRequest(request, end));
  };
