import type { PoolClient } from 'pg';
import { Client, Pool } from 'pg';
import { currentCall } from './callShare.ts';
import { DatabaseUnavailable, isServerAnswer, losesConnection } from './errors.ts';
import { Liveness } from './liveness.ts';
import { Places } from './places.ts';

/** What bounds the use of a PostgreSQL; times are in milliseconds, and 0 leaves a time to the server's own setting. */
export interface PoolLimits {
  /** Connections at most. */
  size: number;
  /** How long a call may wait for free connections, all its waits together; opening one takes a second more at most. */
  waitMs: number;
  statementMs: number;
  lockMs: number;
  idleTransactionMs: number;
  /** After how long the service gives a query up, and its connection with it, whatever the server does. */
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

/** What opening a connection may take where the call has waited long already. */
const openingMs = 1_000;

type Answered = (error: unknown, result?: unknown) => void;

/** A connection that is given up as soon as something happened after which it can't be trusted. */
class WatchedClient extends Client {
  liveness: Liveness | undefined;
  /** How often connections had been lost when this one was opened. */
  age = 0;
  /** Gives it back to the pool; does nothing where that is done. */
  leave: (error: Error) => void = () => undefined;
  #lost: Error | undefined;

  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    // also while a call holds it: without a listener the process would end
    this.on('error', (error) => this.#lose(error));
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    this.leave(error);
  }

  #ended(error: unknown): void {
    this.liveness?.ended(error);
    if (error instanceof Error && losesConnection(error)) this.#lose(error);
  }

  // the signatures are those of `Client`: whoever calls it sees them
  override query(...given: never[]): never {
    const answered = given.at(-1) as unknown;
    const callback = typeof answered === 'function' ? (answered as Answered) : undefined;
    if (this.#lost) {
      // a rollback on a lost connection must not hide why it was lost
      if (!callback) return Promise.reject(this.#lost) as never;
      return process.nextTick(callback, this.#lost) as never;
    }
    this.liveness?.sent();
    if (callback) {
      const ended: Answered = (error, result) => {
        this.#ended(error);
        callback(error, result);
      };
      return super.query(...([...given.slice(0, -1), ended] as unknown as [string])) as never;
    }
    const running = super.query(...(given as unknown as [string])) as Promise<unknown>;
    return running.then(
      (result) => {
        this.#ended(undefined);
        return result;
      },
      (error: unknown) => {
        this.#ended(error);
        throw error;
      },
    ) as never;
  }
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/** The connections of the service to its PostgreSQL. What they cannot do in time fails with what `unavailableOf` knows. */
export class BoundedPool extends Pool {
  readonly #limits: PoolLimits;
  readonly #liveness: Liveness;
  readonly #places: Places;
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
    this.#places = new Places(limits.size);
    this.on('connect', (client) => {
      const watched = client as unknown as WatchedClient;
      watched.liveness = this.#liveness;
      watched.age = this.#losses;
    });
    this.on('error', () => this.#lost());
  }

  /** How many connections are in use, how many there may be, and how many calls wait for one. */
  get load(): { inUse: number; size: number; waiting: number } {
    return { inUse: this.#places.inUse, size: this.#limits.size, waiting: this.#places.waiting };
  }

  // one that is lost is seldom alone: those that are idle now are not handed out again
  #lost(): void {
    this.#losses += 1;
    this.#liveness.suspect();
  }

  /** A connection that was opened since the last loss. */
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
      if (!isServerAnswer(error)) this.#lost();
      throw new DatabaseUnavailable('no connection could be opened', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  #lend(client: PoolClient, share: string): PoolClient {
    const giveBack = client.release.bind(client);
    let isLent = true;
    const release = (error?: Error | boolean): void => {
      // drizzle gives back what was lost meanwhile, and forgets what could not begin its transaction
      if (!isLent) return;
      isLent = false;
      watched.leave = () => undefined;
      giveBack(error);
      this.#places.leave(share);
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
      await this.#places.enter(call.share, leftMs(1));
      try {
        await this.#liveness.assure();
        return this.#lend(await this.#connectWithin(leftMs(openingMs)), call.share);
      } catch (error) {
        this.#places.leave(call.share);
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
