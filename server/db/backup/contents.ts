import type { ClientBase, Pool } from 'pg';
import type { BackupHeader } from './backupFile.ts';

type Queries = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

/** The number of rows of every table in the embedded database. */
export const rowsOf = async (db: Queries): Promise<BackupHeader['rows']> => {
  const { rows: tables } = await db.query<{ name: string; quoted: string }>(
    `select tablename as name, quote_ident(tablename) as quoted from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: BackupHeader['rows'] = {};
  for (const { name, quoted } of tables) {
    const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from public.${quoted}`);
    counts[name] = rows[0]!.count;
  }
  return counts;
};

/** The time of the newest migration, in epoch milliseconds. */
export const schemaOf = async (db: Queries): Promise<number> => {
  const { rows } = await db.query<{ newest: string }>(
    `select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]!.newest);
};

/** The tables whose row count differs from the backup's. */
export const differing = (expected: BackupHeader['rows'], found: BackupHeader['rows']): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter((name) => expected[name] !== found[name]);

/** A summary of a backup for operators, in one line. */
export const summaryOf = ({ rows, archiveBytes }: { rows: BackupHeader['rows']; archiveBytes: number }): string =>
  `${(archiveBytes / 1_048_576).toFixed(1)} MB，订单 ${rows['orders'] ?? 0} 笔，用户 ${rows['users'] ?? 0} 个，共 ${Object.values(rows).reduce((sum, count) => sum + count, 0)} 行`;
