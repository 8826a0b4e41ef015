import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrationsCurrent, oneAtATime } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed/seed.ts';
import { removeDemo } from '#server/db/seed/removeDemo.ts';
import { schema } from '#server/db/schema.ts';
import { testStart } from '../support/snapshot.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { runService } from './support/serviceProcess.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.create();
  await postgres.query('create role freight_owner login');
  await postgres.query('create role freight_app login');
  await postgres.query('create database freight owner freight_owner');
  await postgres.query('revoke all on database freight from public');
  await postgres.query('grant connect on database freight to freight_app');
});
afterAll(() => postgres?.drop());

const urlOf = (role: string): string => postgres.url('freight').replace('tests@', `${role}@`);
const clock = { now: () => testStart };

test('a role without the right to make tables says in one sentence what is missing', async () => {
  const { exitCode, output } = await runService({ DATABASE_URL: urlOf('freight_app') });
  expect(exitCode).toBe(1);
  expect(output).toContain('数据库用户无权升级数据库结构');
  expect(output).not.toMatch(/^\s+at /m);
});

test('a database in another encoding is not used, and is named', async () => {
  await postgres.query(`create database in_latin1 encoding 'LATIN1' locale 'C' template template0`);
  const { output } = await runService({ DATABASE_URL: postgres.url('in_latin1') });
  expect(output).toMatch(/in_latin1.*LATIN1.*UTF8/);
});

test('the service runs by a role that may only read and write rows, migrated by another', async () => {
  const place = { url: urlOf('freight_app'), migrationUrl: urlOf('freight_owner') };
  const { db, close } = await openDatabase(place, (fresh) => seed(fresh, clock, { demoData: true }));
  expect(await migrationsCurrent(db)).toBe(true);
  expect(await db.$count(schema.voyages)).toBeGreaterThan(100);
  await expect(db.execute('create table mine (a integer)')).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(db.execute('drop table orders')).rejects.toMatchObject({ cause: { code: '42501' } });
  await removeDemo(db);
  expect(await db.$count(schema.voyages)).toBe(0);
  await close();

  // once migrated, it starts without the other role
  const again = await openDatabase({ url: urlOf('freight_app') }, (fresh) => seed(fresh, clock, { demoData: false }));
  await again.close();
});

test('two instances prepare one after the other, and the second does not wait for ever', async () => {
  const [first, second] = [new Client(urlOf('freight_app')), new Client(urlOf('freight_app'))];
  await Promise.all([first.connect(), second.connect()]);
  const gate: { open?: () => void } = {};
  const holding = oneAtATime(first, () => new Promise<void>((resolve) => (gate.open = resolve)));
  await expect.poll(() => gate.open).toBeDefined();
  await expect(oneAtATime(second, async () => undefined, 500)).rejects.toThrow('另一个实例正在升级数据库');
  gate.open?.();
  await holding;
  expect(await oneAtATime(second, async () => 'prepared', 500)).toBe('prepared');
  await Promise.all([first.end(), second.end()]);
});
