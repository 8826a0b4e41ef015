import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { Draining } from './draining.ts';
import { readinessOf } from '../db/readiness.ts';

/**
 * `/healthz`: the process is alive; it does not query the database, so that an unavailable one restarts no instance.
 * `/readyz`: this instance can serve calls, otherwise 503 with the reason.
 */
export const mountHealth = (app: Hono, db: Database, draining?: Draining): void => {
  const notReady = readinessOf(db);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const reason = draining?.active ? 'stopping' : await notReady();
    return reason === undefined ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable', reason }, 503);
  });
};
