import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { inspectionChannel } from '#stories/tooling/inspection/inspection.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

/** A response's body as it comes over the wire, in brotli. */
const wire = async (path: string): Promise<Buffer> => {
  const [response] = (await once(
    get(`${site.service.origin}${path}`, { headers: { 'Accept-Encoding': 'br' } }),
    'response',
  )) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** What a page waits for before it takes over its document, in bytes over the wire: the requests of the document itself. */
const weightOf = async (path: string) => {
  const document = await wire(path);
  const html = brotliDecompressSync(document).toString();
  const sizeOf = async (pattern: RegExp) => {
    const files = new Set([...html.matchAll(pattern)].map(([, file = '']) => file));
    const bodies = await Promise.all(Array.from(files, wire));
    return bodies.reduce((sum, { length }) => sum + length, 0);
  };
  return {
    document: document.length,
    scripts: await sizeOf(/<(?:script|link)[^>]*(?:src|rel="modulepreload"[^>]*href)="(\/assets\/[^"]+\.js)"/g),
    styles: await sizeOf(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
  };
};

describe('over the wire, until the page is hydrated', () => {
  test.each([
    [paths.home, 33_600, 117_300],
    [paths.news, 21_000, 110_200],
    [paths.helpCenter, 22_000, 116_300],
    [paths.shippingFcl, 20_000, 132_000],
    [paths.airLift, 28_000, 132_000],
    [paths.lcl, 28_000, 132_000],
    [paths.business, 28_000, 148_500],
  ])('%s: at most %i bytes of document and %i of script', async (path, document, scripts) => {
    const weight = await weightOf(path);
    expect(weight.document).toBeLessThan(document);
    expect(weight.scripts).toBeGreaterThan(50_000);
    expect(weight.scripts).toBeLessThan(scripts);
    expect(weight.styles).toBeLessThan(16_000);
  });
});

test('the home page is usable with its document alone', async () => {
  const { page } = await visit(site, 1440, { savesData: false });
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.goto('/');
  const opening = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const measure = (pressedAt: number) => {
          if (document.querySelector('dialog#pre-hydration-login[open]')) resolve(performance.now() - pressedAt);
          else requestAnimationFrame(() => measure(pressedAt));
        };
        window.addEventListener('click', ({ timeStamp }) => measure(timeStamp), { once: true, capture: true });
      }),
  );
  await page.getByRole('button', { name: '注册/登录' }).click();
  expect(await opening).toBeLessThan(1_000);
  await page.keyboard.press('Escape');
  await page.locator('input[name="orgPort"]').fill('上海');
  await page.locator('input[name="dstPort"]').fill('汉堡');
  await page.getByRole('button', { name: '查询船期' }).click();
  await page.waitForURL('**/shippingFcl?**');
});

describe('a visit that only looks for ten seconds', () => {
  test.each([paths.home, paths.shippingFcl, paths.lcl, paths.airLift, paths.business, paths.helpCenter])(
    'sends at most 25 requests from %s',
    async (path) => {
      const { page } = await visit(site, 1440, { savesData: false });
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      const until = Date.now() + 10_000;
      await page.goto(path);
      await page.waitForTimeout(until - Date.now());
      expect(requested).toContain(path);
      expect(requested.slice(25)).toEqual([]);
    },
  );
});

test('nothing moves while a page hydrates', async () => {
  const { page } = await visit(site, 1440, { savesData: false });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: string[] = [];
  for (const path of [paths.home, paths.airLift, paths.business, paths.news, paths.helpCenter, paths.lcl]) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(1_000);
    const { sum } = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts);
    if (sum > 0.01) moved.push(`${path}: ${sum}`);
  }
  expect(moved).toEqual([]);
});

test('no rule is tried on every element by position, nor depends on everything inside an element', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const selectors = await page.evaluate(() => {
    const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
      Array.from(rules).flatMap((rule) => {
        const own = rule instanceof CSSStyleRule ? [rule.selectorText] : [];
        const isOnScreen = !(rule instanceof CSSMediaRule) || !/print|forced-colors/.test(rule.conditionText);
        return isOnScreen && 'cssRules' in rule ? own.concat(selectorsIn(rule.cssRules as CSSRuleList)) : own;
      });
    return selectorsIn(Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules)));
  });
  expect(selectors.length).toBeGreaterThan(1_000);
  // `.list > :last-child`, `:is(.row > *):first-child`, `.mark:is(.group:has(:checked) *)`
  const slow = /(?:[>~+] ?|\*\)):(?:not\(:)?(?:first|last|nth|only)-|:has\([^,]* \*\)/;
  expect(selectors.filter((selector) => slow.test(selector))).toEqual([]);
});

test('nothing of the live charts that development opens is built', () => {
  const built = fileURLToPath(new URL('../../dist/site/', import.meta.url));
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|html)$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const knowing = scripts.filter((name) => readFileSync(join(built, name), 'utf8').includes(inspectionChannel));
  expect(knowing).toEqual([]);
});
