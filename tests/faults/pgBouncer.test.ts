import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getInfo, register, sendSms } from '#contract/auth/user.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '#server/db/database.ts';
import { registration } from '../support/credentials.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import { passedCaptcha, placeAtAll, queuedNotices, queueNotices } from './support/acrossProcesses.ts';
import { PgBouncer } from './support/pgBouncer.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { runService, startService } from './support/serviceProcess.ts';

const buyer = '13800000003';

let postgres: PostgresServer;
let pooler: PgBouncer;
let database: OpenDatabase;
let services: StartedService[];
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.copyOf(inject('seededCluster'));
  ends.push(() => postgres.drop());
  pooler = await PgBouncer.before(postgres.url());
  ends.push(() => pooler.drop());
  database = await openDatabase({ url: postgres.url() });
  ends.push(database.close);
  // both processes find these notices when they start
  await queueNotices(database.db, '13800000002');
  const started = await Promise.all(
    [1, 2].map(() => startService(pooler.url, { DATABASE_DIRECT_URL: postgres.url() })),
  );
  services = started.map(({ service }) => service);
  ends.push(...started.map(({ stop }) => stop));
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

describe('two processes behind a PgBouncer in transaction mode', () => {
  test('register, search, order, tell of events and do jobs once', async () => {
    const [here, there] = services.map(({ origin }) => new SiteClient(origin)) as [SiteClient, SiteClient];
    const [phone, messageType] = ['13900001240', 'user_sign'] as const;
    const captchaVerification = await passedCaptcha(database.db, here, there);
    const sms = await here.call(sendSms, { phone, userSource: 'echem', messageType, captchaVerification });
    expect(sms.code).toBe(codes.ok);
    const registered = await there.call(register, registration(phone, await services[0]!.lastCode(phone)));
    expect(registered.code).toBe(codes.ok);

    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y' } as const;
    for (const client of [here, there]) {
      const { data } = await client.call(sailingPage, lane);
      expect(sailingPage.output.parse(data).total).toBeGreaterThan(10);
    }

    const { placed, ...done } = await placeAtAll(database.db, services, buyer);
    expect(placed).toHaveLength(16);
    expect(done).toEqual({ told: placed, unsigned: 0, sent: queuedNotices });
  });

  test('leave nothing on a connection: its timeouts are those of deploy/pgbouncer.ini, and no statement has a name', async () => {
    const [setting] = await pooler.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, (select count(*) from pg_prepared_statements) as names`,
    );
    expect(setting).toEqual({ statement: '5s', lock: '3s', idle: '10s', names: '0' });
  });

  test('answer 503 while it is away, and go on when it is there again', async () => {
    const client = await SiteClient.signedIn(services[0]!.origin, buyer);
    await pooler.kill();
    expect((await client.call(getInfo, {})).status).toBe(503);
    await pooler.start();
    expect((await client.call(getInfo, {})).status).toBe(200);
  });
});

test('a service that is given the address of a pooler alone, or another database beside it, says so in one sentence', async () => {
  const alone = await runService({ DATABASE_URL: pooler.url });
  expect(alone.exitCode).toBe(1);
  expect(alone.output).toMatch(/启动失败：DATABASE_URL 指向连接池.*DATABASE_DIRECT_URL.*\n$/);
  const direct = await runService({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url });
  expect(direct.output).toMatch(/启动失败：DATABASE_DIRECT_URL 指向连接池/);
  // a lock through the pooler would make later starts wait
  const locks = `select count(*) as taken from pg_locks where locktype = 'advisory'`;
  expect(await postgres.query(locks)).toEqual([{ taken: '0' }]);
  await postgres.query('create database other');
  const other = await runService({ DATABASE_URL: postgres.url('other'), DATABASE_DIRECT_URL: postgres.url() });
  expect(other.output).toMatch(/启动失败：DATABASE_URL 与 DATABASE_DIRECT_URL 指向不同的数据库.*\n$/);
});
