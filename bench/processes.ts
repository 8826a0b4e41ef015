// The throughput of one, two and four processes of the service on one PostgreSQL behind a proxy, for searches that are
// almost all different, and for orders. It is compared with node:http alone behind the same proxy, which shows how much
// the machine has left for more processes, and has a target if there are enough cores. The CPU time of a request is
// measured at one rate for each process, because each has its own caches. Exits with 1 if a target is missed.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { openAccount } from '#server/auth/account.ts';
import { openSession } from '#server/auth/session.ts';
import { openDatabase } from '#server/db/database.ts';
import { PostgresServer } from '#tests/faults/support/postgresServer.ts';
import { pricedOrder } from '#tests/support/orderLoad.ts';
import { SiteClient } from '#tests/support/siteClient.ts';
import { StartedService } from '#tests/support/startedService.ts';
import type { Sent } from './load.ts';
import { cpuMsOf, percentile, requireOk, sendAll, sendAtRate } from './load.ts';
import { mixedSearch } from './mixedSearch.ts';
import { note, progress, report, reportAtLeast } from './report.ts';

const counts = [1, 2, 4] as const;
const throughputMin = { 2: 1.8, 4: 3 } as const;
/** The limit for a request's CPU time with several processes, as a multiple of that with one. */
const costTimesMax = 1.15;
/** Requests per second to each process, and for how many seconds. */
const rate = 40;
const rateSeconds = 12;
const rounds = Number(process.env['ROUNDS'] ?? 3);
const requests = 1_200;
/** One of this many requests is an order. */
const orderEvery = 20;
const connections = 32;
/** An account may place 30 orders a minute. */
const buyers = 60;
const floorBytes = 20_000;
const floorRequests = 12_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

const helper = async (name: string) => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill());
  const lines = createInterface({ input: child.stdout });
  const [port] = (await once(lines, 'line')) as [string];
  return { child, lines, port: Number(port) };
};

/** The CPU time of a PostgreSQL with all its processes so far, in milliseconds. */
const cpuMsOfPostgres = (server: PostgresServer): number => {
  const main = readFileSync(join(server.files, 'postmaster.pid'), 'utf8').split('\n')[0]!;
  const ofEnded = readFileSync(`/proc/${main}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
  const running = children.filter((pid) => readdirSync('/proc').includes(pid)).map((pid) => cpuMsOf(Number(pid)));
  const endedMs = (Number(ofEnded[13]) + Number(ofEnded[14])) * 10;
  return running.reduce((sum, ms) => sum + ms, endedMs);
};

const proxy = await helper('proxy.mjs');
const origin = `http://127.0.0.1:${proxy.port}`;
const routeTo = async (ports: readonly number[]): Promise<void> => {
  proxy.child.stdin.write(`${JSON.stringify(ports)}\n`);
  await once(proxy.lines, 'line');
};

const start = async () => {
  const postgres = await PostgresServer.create();
  ends.push(() => postgres.drop());
  const environment = { LOG_LEVEL: 'warn', DATABASE_URL: postgres.url(), SECRET: randomUUID() };
  // the first one fills the database
  const services = [await StartedService.over(folder, environment)];
  for (let n = 1; n < 4; n += 1) services.push(await StartedService.over(folder, environment));
  ends.push(...services.map((service) => () => service.kill()));

  const { db, close } = await openDatabase({ url: postgres.url() });
  const clock = { now: () => new Date() };
  const accounts: Record<string, string>[] = [];
  for (let n = 0; n < buyers; n += 1) {
    const { userId } = await openAccount(db, clock, String(13_900_005_000 + n));
    const { token, secret } = await openSession({ db, clock }, { userId, by: 'smsCode', device: 'bench' });
    accounts.push({ Authorization: token, Cookie: `__Host-sid=${secret}` });
  }
  await close();
  const order = JSON.stringify(await pricedOrder(await SiteClient.signedIn(services[0]!.origin, '13800000003')));
  return { postgres, services, accounts, order };
};

try {
  progress('processes');
  const { postgres, services, accounts, order } = await start();
  const rawServers = await Promise.all([1, 2, 3, 4].map(() => helper('rawServer.mjs')));
  let ordered = 0;
  const orderOf = (): Sent => {
    ordered += 1;
    const headers = { ...accounts[ordered % buyers], 'Idempotency-Key': randomUUID() };
    return { method: 'POST', path: placeOrder.path, body: order, headers };
  };
  let sent = 0;
  const next = (n: number): Sent => {
    sent += 1;
    return n % orderEvery === 0 ? orderOf() : mixedSearch(sent);
  };

  const measure = async (count: number) => {
    const used = services.slice(0, count);
    await routeTo(used.map((service) => Number(new URL(service.origin).port)));
    const startedAt = performance.now();
    requireOk(await sendAll(origin, connections, (n) => (n < requests ? next(n) : undefined)));
    const perSecond = requests / ((performance.now() - startedAt) / 1_000);

    const cpuMs = () => used.reduce((sum, { pid }) => sum + cpuMsOf(pid!), 0);
    const before = { ms: cpuMs(), postgres: cpuMsOfPostgres(postgres) };
    const responses = await sendAtRate(origin, rate * count, rateSeconds, next);
    requireOk(responses);
    return {
      perSecond,
      ms: (cpuMs() - before.ms) / responses.length,
      databaseMs: (cpuMsOfPostgres(postgres) - before.postgres) / responses.length,
    };
  };
  const measureFloor = async (count: number): Promise<number> => {
    await routeTo(rawServers.slice(0, count).map(({ port }) => port));
    const floor: Sent = { method: 'GET', path: `/${floorBytes}` };
    const startedAt = performance.now();
    await sendAll(origin, connections, (n) => (n < floorRequests ? floor : undefined));
    return floorRequests / ((performance.now() - startedAt) / 1_000);
  };

  await measure(4);
  const measured = new Map<number, Awaited<ReturnType<typeof measure>>[]>();
  const floors = new Map<number, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const count of counts) {
      progress(`round ${round + 1} of ${rounds}, ${count} processes`);
      measured.set(count, [...(measured.get(count) ?? []), await measure(count)]);
      floors.set(count, [...(floors.get(count) ?? []), await measureFloor(count)]);
    }

  const median = (count: number, name: 'perSecond' | 'ms' | 'databaseMs') =>
    percentile(
      measured.get(count)!.map((one) => one[name]),
      0.5,
    );
  const floor = (count: number) => percentile(floors.get(count)!, 0.5);
  for (const count of counts)
    note(
      `${count} of the service`,
      `${median(count, 'perSecond').toFixed(0)} requests a second, ${median(count, 'ms').toFixed(2)} ms each, PostgreSQL ${median(count, 'databaseMs').toFixed(2)} ms`,
    );
  for (const count of [2, 4] as const) {
    const times = median(count, 'perSecond') / median(1, 'perSecond');
    const floorTimes = `node:http ${(floor(count) / floor(1)).toFixed(2)} ×`;
    // a core for each process, and the same number for PostgreSQL, the proxy and the callers
    if (availableParallelism() >= 2 * count)
      reportAtLeast(`${count} processes, throughput`, times, throughputMin[count], '×', floorTimes);
    else note(`${count} processes, throughput`, `${times.toFixed(2)} × (${floorTimes}); too few cores for an aim`);
    const [one, many] = [median(1, 'ms'), median(count, 'ms')];
    const made = `${many.toFixed(2)} of ${one.toFixed(2)} ms`;
    report(`${count} processes, processor time of a request`, many / one, costTimesMax, '×', made);
  }
} finally {
  for (const end of ends.toReversed()) await end();
}
