import { EventEmitter, once } from 'node:events';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { DatabaseUnavailable, unavailableOf } from './errors.ts';
import type { PoolLimits } from './pool.ts';
import { BoundedPool } from './pool.ts';
import type { Ask, Unfit } from './replicaLag.ts';
import { ReplicaLag } from './replicaLag.ts';
import { schema } from './schema.ts';

type Query = (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }>;

const queryOf = (pool: BoundedPool): Query => pool.query.bind(pool) as unknown as Query;

const askOver =
  (query: Query): Ask =>
  async (sql) =>
    (await query(sql)).rows[0];

/** The address of the replica, and the maximum lag, in milliseconds. */
export interface ReplicaPlace {
  url: string;
  lagMaxMs: number;
}

/** How often the lag is measured within that maximum, in milliseconds. */
const everyMs = (lagMaxMs: number): number => Math.min(Math.max(lagMaxMs / 4, 50), 1_000);

/**
 * Sends queries to a read replica while it is at most `lagMaxMs` behind, otherwise to the primary; a query that fails
 * on the replica is repeated on the primary. Only for reads outside transactions that may be this old.
 */
export class ReplicaReads {
  readonly #primary: Query;
  readonly #replica: Query;
  readonly #pool: BoundedPool;
  readonly #lag: ReplicaLag;
  readonly #gone = new EventEmitter().setMaxListeners(0);
  readonly #everyMs: number;
  readonly #log: Pick<Logger, 'info' | 'warn'>;
  #timer: NodeJS.Timeout | undefined;
  #measuring = Promise.resolve();
  #stopped = false;
  #said: Unfit | undefined = 'notMeasured';
  /** The number of queries that each has answered. */
  readonly served = { replica: 0, primary: 0 };
  /** The database that routes its queries like this. */
  readonly db: Database;

  constructor(
    primary: BoundedPool,
    { url, lagMaxMs }: ReplicaPlace,
    limits: PoolLimits,
    log: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.#pool = new BoundedPool(url, limits);
    this.#primary = queryOf(primary);
    this.#replica = queryOf(this.#pool);
    this.#lag = new ReplicaLag(askOver(this.#primary), askOver(this.#replica), lagMaxMs);
    this.#everyMs = everyMs(lagMaxMs);
    this.#log = log;
    this.db = drizzle({ client: this as never, schema });
  }

  /** The maximum lag of the replica, in milliseconds; undefined if unknown. */
  get lagMs(): number | undefined {
    return this.#lag.ms;
  }

  /** Measures now, then several times within the maximum lag; resolves after the first measurement. */
  async start(): Promise<void> {
    await this.#lag.measure();
    this.#say();
    if (this.#lag.unfit === 'unreachable') this.#gone.emit('gone');
    if (this.#stopped) return;
    this.#timer = setTimeout(() => (this.#measuring = this.start()), this.#everyMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#measuring;
    await this.#pool.end();
  }

  #say(): void {
    const { unfit } = this.#lag;
    if (unfit === this.#said) return;
    this.#said = unfit;
    if (unfit) this.#log.warn({ reason: unfit }, 'reads go to the primary');
    else this.#log.info('reads go to the replica');
  }

  /** The method that drizzle calls: one query with its values. */
  async query(...given: unknown[]): Promise<unknown> {
    if (this.#lag.unfit === undefined)
      try {
        const rows = await this.#ofReplica(given);
        this.served.replica += 1;
        return rows;
      } catch (error) {
        if (!unavailableOf(error)) throw error;
      }
    this.served.primary += 1;
    return this.#primary(...given);
  }

  /** A replica that stops answering is not awaited. */
  async #ofReplica(given: unknown[]): Promise<unknown> {
    const ended = new AbortController();
    const gone = once(this.#gone, 'gone', { signal: ended.signal }).then(
      () => Promise.reject(new DatabaseUnavailable('the replica does not answer')),
      () => undefined,
    );
    try {
      return await Promise.race([this.#replica(...given), gone]);
    } finally {
      ended.abort();
    }
  }
}
