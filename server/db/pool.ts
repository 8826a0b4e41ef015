import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import { currentCall } from './callShare.ts';
import { DatabaseUnavailable, isServerResponse } from './errors.ts';
import { Liveness } from './liveness.ts';
import { ConnectionShares } from './connectionShares.ts';
import { WatchedClient } from './watchedClient.ts';

/** Limits of a PostgreSQL pool; times are in milliseconds, and 0 leaves a time to the server's own setting. */
export interface PoolLimits {
  /** The maximum number of connections. */
  size: number;
  /** How long a call may wait for connections in total; opening one takes at most a second more. */
  waitMs: number;
  statementMs: number;
  lockMs: number;
  idleTransactionMs: number;
  /** The service drops a query and its connection after this time, regardless of the server. */
  queryMs: number;
}

export const defaultPoolLimits: PoolLimits = {
  size: 20,
  waitMs: 3_000,
  statementMs: 5_000,
  lockMs: 3_000,
  idleTransactionMs: 10_000,
  queryMs: 6_000,
};

const atLeast = (given: number, ms: number): number => (given === 0 ? 0 : Math.max(given, ms));

/** Limits for a large import, which computes and writes longer than a call of the site; 0 stays. */
export const patientLimits = (limits: PoolLimits): PoolLimits => ({
  ...limits,
  statementMs: atLeast(limits.statementMs, 60_000),
  idleTransactionMs: atLeast(limits.idleTransactionMs, 90_000),
  queryMs: atLeast(limits.queryMs, 90_000),
});

/** The time to open a connection for a call that has already waited long. */
const openingMs = 1_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/** The service's connections to PostgreSQL. Timeouts fail with errors that `unavailableOf` recognises. */
export class BoundedPool extends Pool {
  readonly #limits: PoolLimits;
  readonly #liveness: Liveness;
  readonly #shares: ConnectionShares;
  #losses = 0;

  constructor(url: string, limits: PoolLimits = defaultPoolLimits) {
    super({
      connectionString: url,
      Client: WatchedClient,
      max: limits.size,
      connectionTimeoutMillis: limits.waitMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleTransactionMs,
      query_timeout: limits.queryMs,
    });
    this.#limits = limits;
    this.#liveness = new Liveness(url);
    this.#shares = new ConnectionShares(limits.size);
    this.on('connect', (client) => {
      const watched = client as unknown as WatchedClient;
      watched.liveness = this.#liveness;
      watched.age = this.#losses;
    });
    this.on('error', () => this.#lost());
  }

  /** The number of connections in use, their maximum, and the number of waiting calls. */
  get load(): { inUse: number; size: number; waiting: number } {
    return { inUse: this.#shares.inUse, size: this.#limits.size, waiting: this.#shares.waiting };
  }

  // a lost connection is rarely the only one: idle ones are not used again
  #lost(): void {
    this.#losses += 1;
    this.#liveness.suspect();
  }

  /** A connection opened since the last loss. */
  async #fresh(): Promise<PoolClient> {
    for (;;) {
      const client = await super.connect();
      if ((client as unknown as WatchedClient).age === this.#losses) return client;
      client.release(true);
    }
  }

  async #connectWithin(ms: number): Promise<PoolClient> {
    const connecting = this.#fresh();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        connecting.then(
          (client) => client.release(),
          () => undefined,
        );
        reject(new DatabaseUnavailable('no connection could be opened in time'));
      }, ms);
    });
    try {
      return await Promise.race([connecting, tooLate]);
    } catch (error) {
      if (!isServerResponse(error)) this.#lost();
      throw new DatabaseUnavailable('no connection could be opened', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  #lend(client: PoolClient, share: string): PoolClient {
    const giveBack = client.release.bind(client);
    let isLent = true;
    const release = (error?: Error | boolean): void => {
      // drizzle releases lost connections, except one whose transaction could not begin
      if (!isLent) return;
      isLent = false;
      watched.leave = () => undefined;
      giveBack(error);
      this.#shares.leave(share);
    };
    const watched = client as unknown as WatchedClient;
    watched.leave = (error) => {
      this.#lost();
      release(error);
    };
    client.release = release;
    return client;
  }

  async #checkOut(): Promise<PoolClient> {
    const call = currentCall();
    const startedAt = Date.now();
    const leftMs = (leastMs: number) =>
      Math.max(leastMs, this.#limits.waitMs - call.waitedMs - (Date.now() - startedAt));
    try {
      await this.#shares.enter(call.share, leftMs(1));
      try {
        await this.#liveness.assure();
        return this.#lend(await this.#connectWithin(leftMs(openingMs)), call.share);
      } catch (error) {
        this.#shares.leave(call.share);
        throw error;
      }
    } finally {
      call.waitedMs += Date.now() - startedAt;
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const checkingOut = this.#checkOut();
    if (!connected) return checkingOut;
    checkingOut.then(
      (client) => connected(undefined, client, (error) => client.release(Boolean(error))),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  }
}
