import { Pool } from 'pg';
import { PreparingClient } from '#service/db/preparingClient.ts';
import type { Engine } from './engine.ts';
import { EngineStream } from './engineStream.ts';

/** An open embedded database. */
export interface Embedded extends Pick<Engine, 'dump'> {
  /** Its only connection: while a query or a transaction has it, the others wait. */
  pool: Pool;
  close: () => Promise<void>;
}

/** Connects the PostgreSQL driver to an engine. */
export const connectTo = (engine: Engine): Embedded => {
  const pool = new Pool({
    Client: PreparingClient,
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    stream: () => new EngineStream(engine),
  });
  // the next query connects again
  pool.on('error', () => undefined);
  return {
    pool,
    dump: engine.dump,
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
};
