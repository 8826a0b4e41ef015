import { Pool } from 'pg';
import { PreparingClient } from '#server/db/preparingClient.ts';
import type { Engine } from './engine.ts';
import { EngineStream } from './engineStream.ts';

/** The engine, lent to a client in another thread. */
export interface LentEngine extends Pick<Engine, 'exchange'> {
  giveBack: () => void;
}

/** An open embedded database. */
export interface Embedded extends Pick<Engine, 'dump'> {
  /** Its only connection: while a query or a transaction uses it, others wait, at most a minute. */
  pool: Pool;
  /** Lends the engine as soon as the connection is free; the pool's queries wait until it is returned. */
  lend: () => Promise<LentEngine>;
  close: () => Promise<void>;
}

/** How long a call waits for the connection: imports and backups use it for seconds. */
const waitMs = 60_000;

/** A pool of the PostgreSQL driver over an engine. */
export const poolOver = (engine: Pick<Engine, 'exchange'>): Pool =>
  new Pool({
    Client: PreparingClient,
    max: 1,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 0,
    ssl: false,
    stream: () => new EngineStream(engine),
  });

/** Connects the PostgreSQL driver to an engine. */
export const connectTo = (engine: Engine): Embedded => {
  const pool = poolOver(engine);
  // the next query connects again
  pool.on('error', () => undefined);
  return {
    pool,
    dump: engine.dump,
    lend: async () => {
      const client = await pool.connect();
      // the session belonged to the borrower: the pool starts a new one
      return { exchange: engine.exchange, giveBack: () => client.release(true) };
    },
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
};
