import { Client } from 'pg';
import { DatabaseUnavailable, isServerResponse } from './errors.ts';

/** If queries are pending and none is answered for this long, the server counts as hung until it answers again. */
const silentMs = 1_000;

/** How long a server may take for a new connection and `select 1`. */
const probeMs = 1_000;

/**
 * Whether the server is reachable. After a failure, or without any answer for a second, one connection at a time probes
 * it and all callers wait for the result: an unavailable server costs its callers at most a second, and the first call
 * after its return succeeds.
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

  /** A query was sent. */
  sent(): void {
    if (this.#unanswered === 0) this.#heardAt = Date.now();
    this.#unanswered += 1;
  }

  /** A query has ended, with or without a response from the server. */
  ended(error: unknown): void {
    this.#unanswered -= 1;
    if (!error || isServerResponse(error)) this.#heardAt = Date.now();
  }

  /** An event suggests that the server may be gone. */
  suspect(): void {
    this.#suspected = true;
  }

  get #isDoubtful(): boolean {
    return this.#suspected || (this.#unanswered > 0 && Date.now() - this.#heardAt > silentMs);
  }

  /** Returns at once while the server answers; else probes it, and throws `DatabaseUnavailable` if unreachable. */
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
      // a server that rejects is reachable: its open connections report their own errors
      this.#suspected = !isServerResponse(error);
      if (this.#suspected) throw new DatabaseUnavailable('the database does not answer', { cause: error });
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
