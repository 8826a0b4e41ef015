// `npm run bench` after `npm run build`: the cost of calls to the service, compared with node:http alone on the same
// machine in the same run. Exits with 1 if a target is missed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { captchaGet } from '#contract/auth/auth.ts';
import { constantsList, portList } from '#contract/search/referenceData.ts';
import { etdList, minimumPrices, sailingPage } from '#contract/search/sailingQuotes.ts';
import { OrderLoad } from '#tests/support/orderLoad.ts';
import { StartedService } from '#tests/support/startedService.ts';
import type { Sent } from './load.ts';
import { cpuMsOf, memoryOf, percentile, requireOk, sendAll } from './load.ts';
import { mixedSearch, post } from './mixedSearch.ts';
import { progress, report } from './report.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y' };

/** Calls whose responses all visitors share, and their limits as multiples of node:http's time. */
const sharedCalls: [string, number, Sent][] = [
  ['port list', 5, { method: 'GET', path: portList.path }],
  ['constants', 5, { method: 'GET', path: constantsList.path }],
  ['lowest prices', 5, post(minimumPrices.path, { size: 8 })],
  ['departure days of a lane', 5, post(etdList.path, lane)],
  ['sea prices of a lane', 20, post(sailingPage.path, lane)],
];

const orders = 60;
const orderTimesMax = 80;
const besideMsMax = 50;
/** 400 per second on one core. */
const captchaMsMax = 2.5;
const captchaKbMax = 20;
const memoryMax = { start: 300, load: 400 };

const calls = 3_000;
/** So many that their CPU time is many ticks of the clock that measures it. */
const rawCalls = 30_000;
/** Rounds of the service and of node:http in turn, whose medians are compared: other work on the machine slows both. */
const rounds = 5;
const connections = 10;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const raw = spawn(process.execPath, [fileURLToPath(new URL('rawServer.mjs', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [rawPort] = (await once(raw.stdout, 'data')) as [Buffer];
const rawOrigin = `http://127.0.0.1:${Number(rawPort.toString())}`;
const service = await StartedService.over(folder, { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' });

/** The CPU time of one call, in milliseconds. */
const costOf = async (
  pid: number,
  origin: string,
  sent: Sent,
  count: number,
): Promise<{ ms: number; bytes: number }> => {
  const before = cpuMsOf(pid);
  const responses = await sendAll(origin, connections, (n) => (n < count ? sent : undefined));
  requireOk(responses);
  return { ms: (cpuMsOf(pid) - before) / count, bytes: responses[0]!.bytes };
};

const rawCostOf = async (bytes: number, method: Sent['method'], count = rawCalls): Promise<number> => {
  const sent: Sent = method === 'GET' ? { method, path: `/${bytes}` } : post(`/${bytes}`, lane);
  return (await costOf(raw.pid!, rawOrigin, sent, count)).ms;
};

const measureShared = async (): Promise<void> => {
  for (const [name, timesMax, sent] of sharedCalls) {
    const { bytes } = await costOf(service.pid!, service.origin, sent, calls);
    await rawCostOf(bytes, sent.method, calls);
    const [costs, rawCosts]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      costs.push((await costOf(service.pid!, service.origin, sent, calls)).ms);
      rawCosts.push(await rawCostOf(bytes, sent.method, rawCalls / rounds));
    }
    const [ms, rawMs] = [percentile(costs, 0.5), percentile(rawCosts, 0.5)];
    report(name, ms / rawMs, timesMax, '×', `${ms.toFixed(3)} of ${rawMs.toFixed(3)} ms`);
  }
};

const measureOrders = async (): Promise<void> => {
  const load = await OrderLoad.by(service.origin, ['13800000002', '13800000003', '13800000004']);
  await load.place(12);
  const before = cpuMsOf(service.pid!);
  for (let placed = 0; placed < orders; placed += 6) await load.place(6);
  const ms = (cpuMsOf(service.pid!) - before) / orders;
  const rawMs = await rawCostOf(300, 'POST');
  if (load.acknowledged < orders) throw new Error(`${load.acknowledged} orders were placed`);
  report('placing an order', ms / rawMs, orderTimesMax, '×', `${ms.toFixed(2)} of ${rawMs.toFixed(3)} ms`);
};

/** Captcha pictures for clients with a thousand addresses, so that none is rate limited. */
const measureCaptcha = async (captchaType: string): Promise<void> => {
  const next = (n: number): Sent | undefined =>
    n < calls
      ? {
          method: 'GET',
          path: `${captchaGet.path}?captchaType=${captchaType}&clientUid=slider-${n % 1_000}`,
          headers: { 'X-Forwarded-For': `10.1.${Math.floor((n % 1_000) / 250)}.${n % 250}` },
        }
      : undefined;
  const before = cpuMsOf(service.pid!);
  const responses = await sendAll(service.origin, connections, next);
  const ms = (cpuMsOf(service.pid!) - before) / calls;
  requireOk(responses);
  const bytes = Math.max(...responses.map((response) => response.bytes));
  report(`captcha ${captchaType}`, ms, captchaMsMax, 'ms');
  report(`largest answer of ${captchaType}`, bytes / 1_000, captchaKbMax, 'kB');
};

const measureBeside = async (): Promise<void> => {
  let isRunning = true;
  const searching = sendAll(service.origin, 50, (n) => (isRunning ? mixedSearch(n) : undefined));
  const beside = await sendAll(service.origin, 1, (n) =>
    n < 2_000 ? { method: 'GET', path: '/helpCenter' } : undefined,
  );
  const memory = memoryOf(service.pid!);
  isRunning = false;
  const searches = await searching;
  requireOk(beside);
  const of = (share: number) =>
    percentile(
      searches.map(({ ms }) => ms),
      share,
    ).toFixed(0);
  const more = `${searches.length} searches ${of(0.5)} and ${of(0.99)} ms`;
  report(
    'a page beside 50 searches, p99',
    percentile(
      beside.map(({ ms }) => ms),
      0.99,
    ),
    besideMsMax,
    'ms',
    more,
  );
  report('memory under load', memory, memoryMax.load, 'MB');
};

try {
  progress('service');
  report('memory after the first start', memoryOf(service.pid!), memoryMax.start, 'MB');
  await measureShared();
  for (const captchaType of ['blockPuzzle', 'clickWord']) await measureCaptcha(captchaType);
  await measureOrders();
  await measureBeside();
} finally {
  raw.kill();
  await service.kill();
  rmSync(folder, { recursive: true, force: true });
}
