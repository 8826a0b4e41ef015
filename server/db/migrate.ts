import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { StartProblem } from '#server/config/startProblem.ts';

/** The folder of the migrations, as drizzle reads them. */
export const migrations = { migrationsFolder: join(projectRoot, 'server/db/migrations') };

/** The steps for databases created before the first release; the last one reaches the schema of its migration. */
export const earlierMigrations = { migrationsFolder: join(migrations.migrationsFolder, 'earlier') };

/** This build must not or cannot migrate the database; the message is for the operator. */
export class SchemaProblem extends StartProblem {}

const valueOf = async (
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>,
  query: ReturnType<typeof sql>,
): Promise<unknown> => {
  const { rows } = (await db.execute(query)) as unknown as { rows: { value: unknown }[] };
  return rows[0]?.value;
};

/** The time of the newest applied migration, in epoch milliseconds as in the journal; 0 for an empty database. */
const newestApplied = async (db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>): Promise<number> => {
  const table = await valueOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as value`);
  if (table !== true) return 0;
  return Number(await valueOf(db, sql`select coalesce(max(created_at), 0) as value from drizzle.__drizzle_migrations`));
};

let known: number | undefined;

/** The time of this build's newest migration, in epoch milliseconds. */
export const newestKnown = (): number => {
  known ??= Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis));
  return known;
};

/** Whether the database has every migration of this build; later ones do not break this build. */
export const migrationsCurrent = async (db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>): Promise<boolean> =>
  (await newestApplied(db)) >= newestKnown();

type Migrated = Parameters<typeof migrateNodePostgres>[0];

/**
 * Runs `apply` unless the database is current, so that most starts read no migration. Throws `SchemaProblem` if a later
 * build has migrated the database: its rows may have a meaning unknown to this build.
 */
const bringUp = async (db: Migrated, apply: () => Promise<void>): Promise<void> => {
  const newest = await newestApplied(db);
  if (newest > newestKnown())
    throw new SchemaProblem('数据库已由更新的版本升级，本版本不能使用；请启动新版本，或恢复升级前的备份。');
  if (newest < newestKnown()) await apply();
};

const applyMissing = async (db: Migrated): Promise<void> => {
  if ((await newestApplied(db)) > 0) await migrateNodePostgres(db, earlierMigrations);
  await migrateNodePostgres(db, migrations);
};

/** Migrates the embedded database, which no other process has open. */
export const migrateEmbedded = (db: Migrated): Promise<void> => bringUp(db, () => applyMissing(db));

/** A constant shared by all instances: only one at a time migrates and seeds. */
const preparationLock = 7_204_711;

const lockTryEveryMs = 250;
const lockWaitMaxMs = 60_000;

/** Runs `prepare` while no other instance prepares the same database; waits up to `waitMaxMs`. */
export const oneAtATime = async <T>(
  client: Client,
  prepare: () => Promise<T>,
  waitMaxMs = lockWaitMaxMs,
): Promise<T> => {
  const until = Date.now() + waitMaxMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      preparationLock,
    ]);
    if (rows[0]?.locked) break;
    if (Date.now() >= until)
      throw new SchemaProblem(
        `另一个实例正在升级数据库，等待 ${waitMaxMs / 1_000} 秒后仍未完成；请确认该实例的状态后重新启动。`,
      );
    await pause(lockTryEveryMs);
  }
  try {
    return await prepare();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [preparationLock]).catch(() => undefined);
  }
};

const lockNotAvailable = '55P03';
const insufficientPrivilege = '42501';
const triesForLocks = 5;

/** A statement that waits for a busy table blocks every later call to it, so it is cancelled and retried. */
const applyAll = async (client: Client): Promise<void> => {
  await client.query(`set lock_timeout = '3s'`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyMissing(drizzle(client));
    } catch (error) {
      if (errorCodeOf(error) === insufficientPrivilege)
        throw new SchemaProblem(
          '数据库用户无权升级数据库结构；请用 MIGRATION_DATABASE_URL 指定有建表权限的用户，或先用该用户升级。',
          { cause: error },
        );
      if (errorCodeOf(error) !== lockNotAvailable || tries === triesForLocks) throw error;
      await pause(1_000);
    }
  }
};

const bringUpBy = (client: Client): Promise<void> => bringUp(drizzle(client), () => applyAll(client));

/**
 * The rights of the running role on tables it does not own; granted with each migration, so that they cover new tables.
 */
const grantsFor = (role: string): string[] => {
  const name = `"${role.replaceAll('"', '""')}"`;
  return [
    `grant usage on schema public, drizzle to ${name}`,
    `grant select, insert, update, delete on all tables in schema public to ${name}`,
    `grant usage, select, update on all sequences in schema public to ${name}`,
    `grant select on drizzle.__drizzle_migrations to ${name}`,
  ];
};

/**
 * Migrates a PostgreSQL to this build's schema; a current one is not changed. With `migrationUrl` the statements run as
 * that role, and the role of `client` is granted only the rights to read and write rows.
 */
export const migratePostgres = async (client: Client, migrationUrl: string | undefined): Promise<void> => {
  if (migrationUrl === undefined) return bringUpBy(client);
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  const migrator = new Client({ connectionString: migrationUrl, connectionTimeoutMillis: 10_000 });
  migrator.on('error', () => undefined);
  await migrator.connect();
  try {
    await bringUpBy(migrator);
    for (const grant of grantsFor(rows[0]!.role)) await migrator.query(grant);
  } finally {
    await migrator.end();
  }
};
