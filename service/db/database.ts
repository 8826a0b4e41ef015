import { PGlite, types } from '@electric-sql/pglite';
import { drizzle as overNodePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { openFolder } from './embeddedFolder.ts';
import { migratePostgres, migrations, oneAtATime, refuseNewerSchema } from './migrate.ts';
import type { PoolLimits } from './pool.ts';
import { BoundedPool } from './pool.ts';
import { schema } from './schema.ts';
import { StartProblem } from '../startProblem.ts';

/** The database as handlers see it, a transaction included; PGlite and PostgreSQL look the same through it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A folder for the embedded database, an address of a PostgreSQL, or an embedded one in memory (from a dump, if given). */
export type DatabasePlace =
  | { dataDir: string }
  /** With `migrationUrl` the migrations run as the role of that address. */
  | { url: string; migrationUrl?: string | undefined; limits?: PoolLimits | undefined }
  | { memory: Blob | undefined };

export interface OpenDatabase {
  db: Database;
  /** The connections to a PostgreSQL; none to the embedded database. */
  pool?: Pick<BoundedPool, 'totalCount' | 'idleCount' | 'load'>;
  close: () => Promise<void>;
}

/** Brings data that the service cannot do without; runs after the migrations, in one process at a time. */
type Prepare = (db: Database) => Promise<void>;

// the default of 128 MB is mapped in full by the embedded engine; 16 MB saves about 120 MB of memory. What is kept of the
// write-ahead log goes into every backup
const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];
const pgliteStart = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

// the engine's own ways with bytes stop everything else for two seconds at a file of 10 MB
const hexOf = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
const bytesOf = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex');

const engine = { startParams: pgliteStart, serializers: { [types.BYTEA]: hexOf } };

const openEngine = (place: { dataDir: string } | { memory: Blob | undefined }): Promise<PGlite> =>
  'dataDir' in place
    ? openFolder(place.dataDir, engine)
    : PGlite.create({ ...engine, dataDir: 'memory://', ...(place.memory && { loadDataDir: place.memory }) });

/** Opens an embedded database that the caller may also dump. */
export const openPglite = async (place: { dataDir: string } | { memory: Blob | undefined }, prepare?: Prepare) => {
  const client = await openEngine(place);
  // drizzle reads arrays itself; the engine has found three hundred kinds of them, and would copy the list at every query
  client.parsers = { ...types.parsers, [types.BYTEA]: bytesOf };
  const db = overPglite(client, { schema });
  await refuseNewerSchema(db);
  await migratePglite(db, migrations);
  await prepare?.(db);
  return { db: db as Database, client, close: () => client.close() };
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

/** Migrates and prepares over a connection of its own, one instance at a time. */
const preparePostgres = async (
  { url, migrationUrl }: { url: string; migrationUrl?: string | undefined },
  prepare?: Prepare,
): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireUtf8(client);
    await oneAtATime(client, async () => {
      await migratePostgres(client, migrationUrl);
      await prepare?.(overNodePostgres(client, { schema }));
    });
  } finally {
    await client.end();
  }
};

const openNodePostgres = async (
  place: { url: string; migrationUrl?: string | undefined; limits?: PoolLimits | undefined },
  prepare?: Prepare,
): Promise<OpenDatabase> => {
  await preparePostgres(place, prepare);
  const pool = new BoundedPool(place.url, place.limits);
  return { db: overNodePostgres(pool, { schema }), pool, close: () => pool.end() };
};

/** Opens the database, applies the migrations and lets `prepare` run; throws when the place cannot be opened. */
export const openDatabase = async (place: DatabasePlace, prepare?: Prepare): Promise<OpenDatabase> =>
  'url' in place ? openNodePostgres(place, prepare) : openPglite(place, prepare);
