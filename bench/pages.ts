// How fast pages respond on a slow phone, compared with minimal pages of text and React in the same run. Exits with
// 1 if a target is missed.
import { percentile } from './load.ts';
import { withPageBench } from './pages/bench.ts';
import type { Loaded } from './pages/load.ts';
import { load, visitor } from './pages/load.ts';
import { article, lane } from './pages/addresses.ts';
import { progress, report } from './report.ts';

/** Some pages for quick runs, without the ten seconds of an idle visitor. */
const isQuick = process.env.QUICK === '1';
const quickPages: ReadonlySet<string> = new Set(['home', 'sea prices']);
const quickIdleMs = 4_000;
const rounds = Number(process.env.ROUNDS ?? (isQuick ? 2 : 5));
const login = 'header [data-state] > button:last-of-type';
const search = 'search form button[type="submit"]';

interface Target {
  path: string;
  /** The element that a visitor presses first; React must have hydrated it. */
  selectors: string[];
  /** The limits of a page: the time until then as a multiple of the hydrated floor, and its kilobytes. */
  timesMax: number;
  kilobytesMax: number;
}

const pages: Readonly<Record<string, Target>> = {
  home: { path: '/', selectors: [login, search], timesMax: 1.5, kilobytesMax: 110 },
  'sea prices': { path: `/shippingFcl${lane}`, selectors: [login, search], timesMax: 2, kilobytesMax: 130 },
  'consolidated freight': { path: '/lcl', selectors: [login, 'main button'], timesMax: 2, kilobytesMax: 130 },
  'air freight': { path: '/airLift', selectors: [login, 'main button'], timesMax: 2, kilobytesMax: 130 },
  article: { path: article, selectors: [login, 'main button'], timesMax: 1.5, kilobytesMax: 110 },
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

const print = (name: string, loaded: Loaded): void => {
  const { lcp, interactive, blocking, kilobytes, requests, nodes, shift } = loaded;
  const figures = [lcp, interactive, blocking, kilobytes, requests, nodes].map((one) => one.toFixed(0));
  console.log(`| ${[name, ...figures, shift.toFixed(3)].join(' | ')} |`);
};

const times = (value: number, floor: number): string => `${value.toFixed(0)} of ${floor.toFixed(0)} ms`;

/** Reports a page next to the floors of the same run. */
const compare = (name: string, page: Loaded, floorOf: (name: string) => Loaded): void => {
  const { timesMax, kilobytesMax } = pages[name]!;
  const [still, client, hydrated] = [floorOf('static'), floorOf('client'), floorOf('hydrated')];
  report(`${name}: LCP × static`, page.lcp / still.lcp, lcpTimesMax, '×', times(page.lcp, still.lcp));
  const interactive = times(page.interactive, hydrated.interactive);
  report(`${name}: interactive × hydrated`, page.interactive / hydrated.interactive, timesMax, '×', interactive);
  const blocking = times(page.blocking, client.blocking);
  report(`${name}: blocking × client`, page.blocking / client.blocking, blockingTimesMax, '×', blocking);
  report(`${name}: until interactive`, page.kilobytes, kilobytesMax, 'kB');
  report(`${name}: until interactive`, page.requests, requestsMax, 'requests');
  if (!isQuick) report(`${name}: in 10 s`, page.idleRequests, idleRequestsMax, 'requests');
  report(`${name}: shift`, page.shift, shiftMax, '');
};

await withPageBench(async ({ browser, site, floors: floorSite }) => {
  const measured = new Map<string, Loaded[]>();
  const measure = async (name: string, address: string, selectors: readonly string[]): Promise<void> => {
    const context = await visitor(browser);
    const loaded = await load(context, address, selectors, isQuick ? quickIdleMs : undefined);
    await context.close();
    measured.set(name, [...(measured.get(name) ?? []), loaded]);
  };
  const chosen = Object.entries(pages).filter(([name]) => !isQuick || quickPages.has(name));
  // the service renders each page first for a visitor that is not measured
  for (const [, { path }] of chosen) await fetch(`${site}${path}`);
  for (let round = 0; round < rounds; round += 1) {
    progress(`pages, round ${round + 1} of ${rounds}`);
    for (const [name, selectors] of Object.entries(floors)) await measure(name, `${floorSite}/${name}`, selectors);
    for (const [name, { path, selectors }] of chosen) await measure(name, `${site}${path}`, selectors);
  }
  const medianOf = (name: string): Loaded => median(measured.get(name)!);
  console.log('| page | LCP | interactive | blocking | kB until then | requests until then | nodes | shift |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const name of measured.keys()) print(name, medianOf(name));
  for (const [name] of chosen) compare(name, medianOf(name), medianOf);
});
