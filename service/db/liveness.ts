import { Client } from 'pg';
import { DatabaseUnavailable, isServerAnswer } from './errors.ts';

/** Without an answer for so long, though something was asked, the server is taken for hung until it answers again. */
const silentMs = 1_000;

/** How long a server may take for a new connection and `select 1`. */
const probeMs = 1_000;

/**
 * Whether the server is there. After a failure, or where nothing it was asked has been answered for a second, one
 * connection at a time looks for it and everybody else waits for what that one finds: a server that is away costs its
 * callers a second at most, and the first call after its return succeeds.
 */
export class Liveness {
  readonly #url: string;
  #unanswered = 0;
  #heardAt = 0;
  #suspected = false;
  #probing: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** A query goes out. */
  sent(): void {
    if (this.#unanswered === 0) this.#heardAt = Date.now();
    this.#unanswered += 1;
  }

  /** A query has ended, with an answer of the server or without. */
  ended(error: unknown): void {
    this.#unanswered -= 1;
    if (!error || isServerAnswer(error)) this.#heardAt = Date.now();
  }

  /** Something happened that says that the server may be gone. */
  suspect(): void {
    this.#suspected = true;
  }

  get #isDoubtful(): boolean {
    return this.#suspected || (this.#unanswered > 0 && Date.now() - this.#heardAt > silentMs);
  }

  /** Done at once while the server answers; else looks for it, and throws `DatabaseUnavailable` where it is away. */
  async assure(): Promise<void> {
    if (!this.#isDoubtful) return;
    this.#probing ??= this.#probe().finally(() => (this.#probing = undefined));
    await this.#probing;
  }

  async #probe(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: probeMs,
      query_timeout: probeMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      this.#suspected = false;
      this.#heardAt = Date.now();
    } catch (error) {
      // a server that refuses is there: what its open connections can do is for them to say
      this.#suspected = !isServerAnswer(error);
      if (this.#suspected) throw new DatabaseUnavailable('the database does not answer', { cause: error });
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
