import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newsPage } from '#contract/content/content.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { startService } from './support/serviceProcess.ts';

let primary: PostgresServer;
let replica: PostgresServer;
let service: StartedService;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  primary = await PostgresServer.copyOf(inject('seededCluster'));
  ends.push(() => primary.drop());
  replica = await primary.replica();
  ends.push(() => replica.drop());
  const environment = { DATABASE_READ_URL: replica.url(), DATABASE_READ_LAG_MAX_MS: '400' };
  const started = await startService(primary.url(), environment);
  service = started.service;
  ends.push(started.stop);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${service.origin}/metrics`)).text();
  return Number(text.split(`\n${name} `)[1]?.split('\n')[0]);
};
const answers = (from: 'replica' | 'primary') => metric(`db_reads_total{from="${from}"}`);
const lag = () => metric('db_replica_lag_seconds');
const newest = async (): Promise<string | undefined> => {
  const { data } = await new SiteClient(service.origin).call(newsPage, { size: 1 });
  return newsPage.output.parse(data).rows[0]?.title;
};
/** The newest title; undefined if the other server handles any part of the search. */
const newestOf = async (from: 'replica' | 'primary'): Promise<string | undefined> => {
  const other = from === 'replica' ? 'primary' : 'replica';
  const before = [await answers(from), await answers(other)] as const;
  const title = await newest();
  return (await answers(from)) > before[0] && (await answers(other)) === before[1] ? title : undefined;
};
const publish = (title: string) =>
  primary.query(
    `update news set title = '${title}', pinned = true, published_at = now() where id = (select max(id) from news)`,
  );

test('searches go to the replica, orders to the primary', async () => {
  await publish('replayed');
  await expect.poll(() => newestOf('replica')).toBe('replayed');
  const load = await OrderLoad.by(service.origin, ['13800000003']);
  await load.place(3);
  expect(load.acknowledged).toBe(3);
});

test('a replica that is late is not read until it has caught up, however little is written', async () => {
  await replica.query('select pg_wal_replay_pause()');
  await publish('not replayed');
  await expect.poll(() => newestOf('primary')).toBe('not replayed');
  expect(await lag()).toBeGreaterThan(0.4);
  await replica.query('select pg_wal_replay_resume()');
  await expect.poll(() => newestOf('replica')).toBe('not replayed');
});

test('a replica that hangs or dies fails no search, and is read again once it is back', async () => {
  const searching = { isRunning: true };
  const failed: number[] = [];
  const searchers = [1, 2, 3].map(async () => {
    const client = new SiteClient(service.origin);
    while (searching.isRunning) {
      const { status } = await client.call(newsPage, { size: 3 });
      if (status !== 200) failed.push(status);
    }
  });
  replica.pause();
  await expect.poll(lag).toBeNaN();
  replica.resume();
  await expect.poll(lag).toBeLessThan(0.4);
  await replica.stop('immediate');
  await expect.poll(lag).toBeNaN();
  await replica.start();
  await expect.poll(lag).toBeLessThan(0.4);
  searching.isRunning = false;
  await Promise.all(searchers);
  expect(failed).toEqual([]);
  await expect.poll(() => newestOf('replica')).toBe('not replayed');
});

test('a database that is no replica of this one is not read', async () => {
  await replica.query('select pg_promote()');
  await publish('of the primary');
  await expect.poll(() => newestOf('primary')).toBe('of the primary');
});
