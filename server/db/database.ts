import { drizzle as overNodePostgres } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import type { Embedded } from './embedded/embedded.ts';
import type { Engine } from './embedded/engine.ts';
import { connectTo } from './embedded/embedded.ts';
import { openEngine, openEngineIn, openFolder } from './embedded/folder.ts';
import type { FillFolder } from './embedded/newDatabase.ts';
import { migrateEmbedded, migratePostgres, migrationsCurrent, oneAtATime } from './migrate.ts';
import type { PoolLimits } from './pool.ts';
import { BoundedPool } from './pool.ts';
import { schema } from './schema.ts';
import { StartProblem } from '#server/config/startProblem.ts';

/** The database as handlers see it, including transactions; PGlite and PostgreSQL have the same interface. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

interface EmbeddedFolder {
  dataDir: string;
  /** Fills the folder of a new database. */
  fill?: FillFolder;
  /** The folder is empty; another process renames it once its database is complete. */
  isUnnamed?: boolean;
}

interface PostgresPlace {
  url: string;
  /** The same database without the pooler behind `url`: for operations that need a session, such as migrations. */
  directUrl?: string | undefined;
  /** The database with the role that runs the migrations. */
  migrationUrl?: string | undefined;
  limits?: PoolLimits | undefined;
}

/** Where the database is: a folder (embedded), a PostgreSQL address, or memory (embedded, from a dump if given). */
export type DatabasePlace = EmbeddedFolder | PostgresPlace | { memory: Uint8Array<ArrayBuffer> | undefined };

export interface OpenDatabase {
  db: Database;
  /** The connections to PostgreSQL; absent for the embedded database. */
  pool?: BoundedPool;
  close: () => Promise<void>;
  /** The embedded database, for backups; undefined for PostgreSQL. */
  embedded?: Embedded;
}

/** Seeds data that the service requires; runs after the migrations, in one process at a time. */
type Prepare = (db: Database) => Promise<void>;

const checkpointEveryMs = 10 * 60_000;

type EmbeddedPlace = EmbeddedFolder | { memory: Uint8Array<ArrayBuffer> | undefined };

const engineAt = (place: EmbeddedPlace): Promise<Engine> => {
  if ('memory' in place) return openEngine({ archive: place.memory });
  return place.isUnnamed === true ? openEngineIn(place.dataDir) : openFolder(place.dataDir, place.fill);
};

/** Opens an embedded database that the caller may also dump. */
export const openEmbedded = async (place: EmbeddedPlace, prepare?: Prepare) => {
  const embedded = connectTo(await engineAt(place));
  const { pool } = embedded;
  const db = overNodePostgres(pool, { schema });
  await migrateEmbedded(db);
  await prepare?.(db);
  // nothing else updates the row counts that the query planner uses
  await pool.query('analyze');
  // prepares the next log segment, so that reads continue if the disk has no space for a new one
  await pool.query('checkpoint');
  // the embedded engine makes no checkpoints itself: its log would grow without limit
  const checkpoints = setInterval(
    () => void pool.query('checkpoint').catch(() => undefined),
    checkpointEveryMs,
  ).unref();
  return {
    db: db as Database,
    embedded,
    close: () => {
      clearInterval(checkpoints);
      return embedded.close();
    },
  };
};

const requireUtf8 = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ encoding: string; name: string }>(
    `select current_setting('server_encoding') as encoding, current_database() as name`,
  );
  const { encoding, name } = rows[0]!;
  if (encoding !== 'UTF8')
    throw new StartProblem(
      `数据库“${name}”的编码是 ${encoding}，须为 UTF8：请以 createdb -E UTF8 -T template0 新建一个数据库，并改正 DATABASE_URL。`,
    );
};

/** Updates the row counts of a new database for the query planner: the server would do it a minute later. */
const analyzeFirst = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query(`select from pg_class where oid = 'ports'::regclass and reltuples < 0`);
  if (rowCount !== 0) await client.query('analyze');
};

/** Migrates and prepares over its own connection, one instance at a time. */
const preparePostgres = async (
  { url, directUrl = url, migrationUrl }: PostgresPlace,
  prepare?: Prepare,
): Promise<void> => {
  const client = new Client({
    connectionString: directUrl,
    connectionTimeoutMillis: 10_000,
    // a pooler rejects this setting; otherwise one of its connections could keep the lock that is taken below
    idle_in_transaction_session_timeout: 3_600_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireUtf8(client);
    await oneAtATime(client, async () => {
      await migratePostgres(client, migrationUrl);
      await prepare?.(overNodePostgres(client, { schema }));
      await analyzeFirst(client);
    });
  } finally {
    await client.end();
  }
};

/** Throws if the pool's address rejects its connections, or leads to another database than the prepared one. */
const requirePrepared = async (pool: BoundedPool): Promise<void> => {
  const client = new Client(pool.options);
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (await migrationsCurrent(overNodePostgres(client))) return;
    throw new StartProblem('DATABASE_URL 与 DATABASE_DIRECT_URL 指向不同的数据库：请改正其中一个。');
  } finally {
    await client.end();
  }
};

const openNodePostgres = async (place: PostgresPlace, prepare?: Prepare): Promise<OpenDatabase> => {
  await preparePostgres(place, prepare);
  const pool = new BoundedPool(place.url, place.limits);
  await requirePrepared(pool);
  return { db: overNodePostgres(pool, { schema }), pool, close: () => pool.end() };
};

/** Opens the database, applies the migrations and runs `prepare`; throws if it cannot be opened. */
export const openDatabase = async (place: DatabasePlace, prepare?: Prepare): Promise<OpenDatabase> =>
  'url' in place ? openNodePostgres(place, prepare) : openEmbedded(place, prepare);
