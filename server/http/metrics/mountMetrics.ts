import { count, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { isFromThisMachine } from '#server/http/requests/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { ReplicaReads } from '#server/db/replicaReads.ts';
import { orders } from '#server/db/schema/orders.ts';
import { noteRequest } from '#server/http/logging/requestContext.ts';
import { digestOf, sameDigest } from '#server/config/secrets.ts';
import { registry } from './registry.ts';

/** The connections of a PostgreSQL pool: open, idle, in use, and calls that wait for one. */
export interface PoolStats {
  totalCount: number;
  idleCount: number;
  load: { inUse: number; size: number; waiting: number };
}

interface Given {
  db: Database;
  log: Logger;
  /** Undefined for the embedded database, which has no pool. */
  pool?: PoolStats | undefined;
  /** Undefined without a read replica. */
  reads?: Pick<ReplicaReads, 'lagMs' | 'served'> | undefined;
  config: { metricsToken?: string | undefined };
}

/** How long a scrape waits for the database, and how long its result is cached, in milliseconds. */
const [scrapeMs, freshMs] = [1_000, 15_000];

/** Metrics of the process itself; a process has them once, regardless of the number of services. */
let processRegistry: Registry | undefined;
const processMetrics = (): Registry => {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
};

const poolMetrics = (registers: Registry[], pool: PoolStats): void => {
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections of the pool: total, idle, in use, calls that wait for one, and how many there may be.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      const { totalCount, idleCount, load } = pool;
      connections.set({ state: 'total' }, totalCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'in_use' }, load.inUse);
      connections.set({ state: 'waiting' }, load.waiting);
      connections.set({ state: 'max' }, load.size);
    },
  });
};

const replicaMetrics = (registers: Registry[], reads: NonNullable<Given['reads']>): void => {
  const lag = new Gauge({
    name: 'db_replica_lag_seconds',
    help: 'How far the read replica is behind at most; NaN where it does not answer.',
    registers,
    collect: () => {
      lag.set((reads.lagMs ?? Number.NaN) / 1_000);
    },
  });
  const queries = new Counter({
    name: 'db_reads_total',
    help: 'Queries of searches by the server that answered them.',
    labelNames: ['from'] as const,
    registers,
    collect: () => {
      queries.reset();
      for (const from of ['replica', 'primary'] as const) queries.inc({ from }, reads.served[from]);
    },
  });
};

const countOrders = (db: Database): Promise<{ status: string; orders: number }[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${scrapeMs}`));
    return tx.select({ status: orders.status, orders: count() }).from(orders).groupBy(orders.status);
  });

const within = <Result>(ms: number, result: Promise<Result>): Promise<Result> =>
  Promise.race([
    result,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the database was too slow')), ms).unref()),
  ]);

/** Counted at a scrape, at most every 15 s; omitted if the database is unavailable or slow. */
const orderMetrics = (registers: Registry[], { db, log }: Given): void => {
  let countedAt = -Infinity;
  const byStatus = new Gauge({
    name: 'orders',
    help: 'Orders by status.',
    labelNames: ['status'] as const,
    registers,
    collect: async () => {
      if (performance.now() - countedAt < freshMs) return;
      byStatus.reset();
      try {
        for (const { status, orders: number } of await within(scrapeMs, countOrders(db)))
          byStatus.set({ status }, number);
        countedAt = performance.now();
      } catch (error) {
        log.warn({ err: error }, 'orders could not be counted');
      }
    },
  });
};

/**
 * Prometheus's text format at `/metrics`: with `metricsToken` for its bearer, otherwise for this machine only; 404 for
 * others.
 */
export const mountMetrics = (app: Hono, given: Given): void => {
  const own = new Registry();
  if (given.pool) poolMetrics([own], given.pool);
  if (given.reads) replicaMetrics([own], given.reads);
  orderMetrics([own], given);
  const all = Registry.merge([registry, processMetrics(), own]);
  const expected = given.config.metricsToken && digestOf(`Bearer ${given.config.metricsToken}`);
  app.get('/metrics', async (c) => {
    const authorization = c.req.header('authorization') ?? '';
    if (expected ? !sameDigest(digestOf(authorization), expected) : !isFromThisMachine(c)) {
      if (authorization !== '') noteRequest({ rejectedAs: 'metrics token' });
      return c.notFound();
    }
    return c.body(await all.metrics(), 200, { 'Content-Type': all.contentType });
  });
};
