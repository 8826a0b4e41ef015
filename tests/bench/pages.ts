// How fast pages answer on a slow phone, beside the least that a page of text and React can take, in the same run. Ends with
// 1 where an aim is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../support/chromium.ts';
import { StartedService } from '../support/startedService.ts';
import { percentile } from './load.ts';
import { serveFloors } from './pages/floors.ts';
import type { Loaded } from './pages/load.ts';
import { load, visitor } from './pages/load.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const login = 'header [data-state] > button:last-of-type';
const search = 'search form button[type="submit"]';
const lane = '?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y';

interface Target {
  path: string;
  /** What a visitor presses first: it must be React's own. */
  selectors: string[];
  /** How many times what React hydrated takes the page may take until then, and its kilobytes. */
  timesMax: number;
  kilobytesMax: number;
}

const pages: Readonly<Record<string, Target>> = {
  home: { path: '/', selectors: [login, search], timesMax: 1.5, kilobytesMax: 110 },
  'sea prices': { path: `/shippingFcl${lane}`, selectors: [login, search], timesMax: 2, kilobytesMax: 130 },
  'consolidated freight': { path: '/lcl', selectors: [login, 'main button'], timesMax: 2, kilobytesMax: 130 },
  'air freight': { path: '/airLift', selectors: [login, 'main button'], timesMax: 2, kilobytesMax: 130 },
  article: {
    path: '/news/enterprise-verification-two-days',
    selectors: [login, 'main button'],
    timesMax: 1.5,
    kilobytesMax: 110,
  },
  help: { path: '/helpCenter', selectors: [login], timesMax: 1.5, kilobytesMax: 110 },
};
const floors: Readonly<Record<string, string[]>> = {
  static: [],
  client: ['#action', '#login'],
  hydrated: ['#action', '#login'],
};
const lcpTimesMax = 1.25;
const blockingTimesMax = 3;
const requestsMax = 12;
const idleRequestsMax = 25;
const shiftMax = 0.001;

const median = (all: readonly Loaded[]): Loaded =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => [
      name,
      percentile(
        all.map((one) => one[name as keyof Loaded]),
        0.5,
      ),
    ]),
  ) as unknown as Loaded;

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const service = await StartedService.over(join(folder, 'data'), { LOG_LEVEL: 'warn' });
const floorServer = await serveFloors(folder);
const browser = await chromium.launch(chromiumLaunch);

const measured = new Map<string, Loaded[]>();
const measure = async (name: string, address: string, selectors: readonly string[]): Promise<void> => {
  const context = await visitor(browser);
  const loaded = await load(context, address, selectors);
  await context.close();
  measured.set(name, [...(measured.get(name) ?? []), loaded]);
};

const missed: string[] = [];
const print = (name: string, loaded: Loaded): void => {
  const { lcp, interactive, blocking, kilobytes, requests, idleRequests, nodes, shift } = loaded;
  const figures = [lcp, interactive, blocking, kilobytes, requests, idleRequests, nodes].map((one) => one.toFixed(0));
  console.log(`| ${[name, ...figures, shift.toFixed(3)].join(' | ')} |`);
};

const check = (name: string, value: number, max: number): void => {
  if (value > max) missed.push(`${name} ${value.toFixed(value < 10 ? 2 : 0)} > ${max}`);
};

try {
  const chosen = Object.entries(pages);
  // what the service renders first it renders for a visitor that is not measured
  for (const [, { path }] of chosen) await fetch(`${service.origin}${path}`);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, selectors] of Object.entries(floors))
      await measure(name, `${floorServer.origin}/${name}`, selectors);
    for (const [name, { path, selectors }] of chosen) await measure(name, `${service.origin}${path}`, selectors);
  }
  console.log('| page | LCP | interactive | blocking | kB | requests | in 10 s | nodes | shift |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, all] of measured) print(name, median(all));
  const floor = (name: string) => median(measured.get(name)!);
  for (const [name, { timesMax, kilobytesMax }] of chosen) {
    const page = median(measured.get(name)!);
    check(`${name}: LCP × static`, page.lcp / floor('static').lcp, lcpTimesMax);
    check(`${name}: interactive × hydrated`, page.interactive / floor('hydrated').interactive, timesMax);
    check(`${name}: blocking × client`, page.blocking / floor('client').blocking, blockingTimesMax);
    check(`${name}: kB`, page.kilobytes, kilobytesMax);
    check(`${name}: requests`, page.requests, requestsMax);
    check(`${name}: requests in 10 s`, page.idleRequests, idleRequestsMax);
    check(`${name}: shift`, page.shift, shiftMax);
  }
  for (const one of missed) console.log(`! ${one}`);
} finally {
  await browser.close();
  floorServer.close();
  await service.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed.length === 0 ? 0 : 1;
