import type { Pool } from 'pg';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/database.ts';
import { snapshot } from './snapshot.ts';

type Embedded = Awaited<ReturnType<typeof openEmbedded>>;

/** Databases of this worker that no service uses now; opening one takes a second, cleaning one some milliseconds. */
const idle: Embedded[] = [];

/** Stores a copy of every row and the position of every sequence, and counts writes from now on. */
const storeSeed = (pool: Pool) =>
  pool.query(`
    create schema seed;
    do $$
    declare t record;
    begin
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table seed.%1$I as table public.%1$I', t.tablename);
      end loop;
      create table seed.sequences as
        select sequencename, start_value, last_value from pg_sequences where schemaname = 'public';
    end $$;
    select pg_stat_reset();`);

/** Restores the seed's rows in the written tables, in order, and resets the sequences. */
const restoreSeed = async (pool: Pool): Promise<void> => {
  await pool.query('reset all; select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string; columns: string }>(`
    select quote_ident(relname) as name,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = relid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_stat_user_tables
    where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0`);
  const names = rows.map(({ name }) => name);
  const restored = rows.map(
    ({ name, columns }) =>
      `delete from public.${name}; insert into public.${name} (${columns}) select ${columns} from seed.${name};`,
  );
  await pool.query(`
      begin;
      set local session_replication_role = replica; -- rows come back whatever refers to them
      ${restored.join('\n')}
      select setval(sequencename::regclass, coalesce(last_value, start_value), last_value is not null)
        from seed.sequences;
      commit;`);
  if (names.length > 0) await pool.query(`vacuum ${names.join(', ')}`);
  // these writes are counted before the counts are reset, or every later restore would repeat them
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select pg_stat_reset()');
};

const openSeeded = async (): Promise<Embedded> => {
  const opened = await openEmbedded({ memory: await snapshot() });
  await storeSeed(opened.embedded.pool);
  return opened;
};

/** A migrated and seeded embedded database for one user; after `close` it rejects calls, and the next user gets it. */
export const embeddedDatabase = async (): Promise<OpenDatabase> => {
  const opened = idle.pop() ?? (await openSeeded());
  let closed = false;
  const db = new Proxy(opened.db, {
    get: (target, key) => {
      if (closed) throw new Error('The database is closed.');
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
  const close = async () => {
    if (closed) return;
    closed = true;
    await restoreSeed(opened.embedded.pool);
    idle.push(opened);
  };
  return { db: db as Database, close };
};
