import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line per request: method, path without query, status, duration. No long number, nothing else a caller sent. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    const path = c.req.path.slice(0, 200).replaceAll(/\d{6,}/g, '#');
    log.info(
      { method: c.req.method, path, status: c.res.status, ms: Math.round(performance.now() - startedAt) },
      'request',
    );
  };
