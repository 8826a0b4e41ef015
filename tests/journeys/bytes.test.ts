import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { places } from '#contract/services/allPaths.ts';
import { now } from './clock.ts';
import { budgets } from '#src/ssr/budgets.ts';
import { hydrated } from './company.ts';
import { openSharedSite, visit } from './visit.ts';

/** A response's body in bytes over the wire (brotli). */
const wire = async (path: string): Promise<Buffer> => {
  const options = { headers: { 'Accept-Encoding': 'br' } };
  const [response] = (await once(get(`${inject('sharedOrigin')}${path}`, options), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** A document, compressed as well as for each visitor after the second, and the styles that it waits for, in bytes over the wire. */
const weightOf = async (path: string) => {
  const html = brotliDecompressSync(await wire(path)).toString();
  const files = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
  const bodies = await Promise.all(files.map(wire));
  return { document: brotliCompressSync(html).length, styles: bodies.reduce((sum, { length }) => sum + length, 0) };
};

/** The requests of a page, and a function that waits for all their responses. */
const trafficOf = (page: Page) => {
  const requested: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    pending += 1;
    requested.push(new URL(request.url()).pathname);
  });
  const end = () => (pending -= 1);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const answered = async (): Promise<void> => await expect.poll(() => pending).toBe(0);
  return { requested, answered };
};

test('a page hydrates with few bytes, moves nothing meanwhile, and sends few requests to who only looks', async () => {
  for (const [name, { document }] of Object.entries(budgets.pages)) {
    const weight = await weightOf(paths[name as keyof typeof budgets.pages]);
    const isLight = weight.document > 5_000 && weight.document < document && weight.styles < budgets.styles;
    expect({ name, ...weight, isLight }).toEqual({ name, ...weight, isLight: true });
  }
  for (const { link } of Object.values(places)) {
    const { document } = await weightOf(link.href);
    expect({ page: link.href, document, isLight: document < budgets.document }).toMatchObject({ isLight: true });
  }

  const site = await openSharedSite();
  const { page: still } = await visit(site, 1440, { savesData: false });
  await still.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // the whole style comes last
  await still.route('**/*.css', (route) => setTimeout(() => void route.continue(), 500));
  const moved: string[] = [];
  for (const path of [paths.home, paths.airLift, paths.business, paths.news, paths.helpCenter, paths.lcl]) {
    await still.goto(path, { waitUntil: 'networkidle' });
    await hydrated(still);
    const { sum } = await still.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts);
    if (sum > 0.01) moved.push(`${path}: ${sum}`);
  }
  expect(moved).toEqual([]);

  // almost ten seconds by the page's clock, which is paused while requests are pending
  for (const path of [paths.home, paths.shippingFcl]) {
    const { page } = await visit(site, 1440, { savesData: false, hasFakeTimers: true });
    const { requested, answered } = trafficOf(page);
    await page.clock.pauseAt(now() + 1_000);
    await page.goto(path);
    for (let step = 0; step < 19; step += 1) {
      await answered();
      await page.clock.runFor(500);
    }
    await answered();
    await hydrated(page);
    expect(requested).toContain(path);
    expect(requested.slice(25)).toEqual([]);
  }
});
