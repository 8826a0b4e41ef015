import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { controlFaults } from '../support/controlFaults.ts';
import { dialogFaults } from '../support/dialogFaults.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { addresses } from './addresses.ts';
import { signInByPassword } from './company.ts';
import { companyScenes } from './companyScenes.ts';
import { orderScenes } from './orderScenes.ts';
import { visitorScenes } from './visitorScenes.ts';
import type { SharedSite, Site } from './visit.ts';
import { openSharedSite, openSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const widths = [1440, 1024, 390, 320] as const;
const heights = { 1440: 900, 1024: 768, 390: 844, 320: 640 } as const;

/** What the judges find wrong with what a page shows, at each width. */
const faultsOf = async (page: Page, name: string, judges: readonly (() => string[])[]): Promise<string[]> => {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const judge of judges)
      for (const fault of await page.evaluate(judge)) faults.push(`${name} at ${width} px: ${fault}`);
  }
  return faults;
};

/** What is wrong with the layout of an address at each width. */
const faultsAt = async (page: Page, address: string): Promise<string[]> => {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return faultsOf(page, address, [layoutFaults, controlFaults]);
};

test('at four widths no page cuts what it shows, leaves out its margin, scrolls sideways or leaves a column empty', async () => {
  const { page: first } = await visit(site, 1440);
  const pages = [first, await first.context().newPage()];
  const faults = await Promise.all(
    pages.map(async (page, part) => {
      const own: string[] = [];
      for (const address of addresses.filter((_, index) => index % pages.length === part))
        own.push(...(await faultsAt(page, address)));
      return own;
    }),
  );
  expect(faults.flat()).toEqual([]);
}, 300_000);

describe('dialogs, order forms and pages of who is signed in', () => {
  let own: Site;
  beforeAll(async () => {
    own = await openSite();
  });
  afterAll(async () => own.close());

  test('they show everything whole and in sight, at four widths', async () => {
    const walks = [
      [undefined, visitorScenes],
      ['13800000002', companyScenes],
      ['13800000005', orderScenes],
    ] as const;
    const faults = await Promise.all(
      walks.map(async ([phone, scenes]) => {
        const { page } = await visit(own, 1440);
        await page.goto(paths.news);
        if (phone) await signInByPassword(page, phone, seedPassword);
        const found: string[] = [];
        for (const { name, isPage, open } of scenes) {
          await open(page);
          found.push(...(await faultsOf(page, name, [layoutFaults, controlFaults, ...(isPage ? [] : [dialogFaults])])));
          await page.setViewportSize({ width: 1440, height: heights[1440] });
        }
        return found;
      }),
    );
    expect(faults.flat()).toEqual([]);
  }, 300_000);
});

const frame = (content: string) => `<body style="margin:0"><main style="padding:16px">${content}</main>`;

describe('each kind of fault of controls is found', () => {
  test.each([
    [
      'overlap',
      '<button style="width:90px;height:40px">下单</button><button style="height:40px;margin-left:-50px">询价</button>',
    ],
    ['small target', '<button style="width:20px;height:20px;padding:0">×</button>'],
    [
      'covered',
      '<div style="height:2000px"></div><button style="height:40px;width:100px">下单</button><div style="position:fixed;inset:auto 0 0 0;height:80px;background:#fff">草稿</div>',
    ],
  ])('%s', async (kind, content) => {
    const { page } = await visit(site, 1440);
    await page.setContent(frame(content));
    expect((await page.evaluate(controlFaults)).map((fault) => fault.split(':')[0])).toEqual([kind]);
  });

  test('and nothing where nothing is wrong: a link in a sentence, a button in a field, a fixed bar beside the controls', async () => {
    const { page } = await visit(site, 1440);
    await page.setContent(
      frame(`<p>详见<a href="/">帮助</a>。</p><div style="position:relative"><input style="width:200px;height:40px">
        <button style="position:absolute;left:160px;top:4px;width:32px;height:32px">清</button></div>
        <div style="position:fixed;right:0;bottom:0;width:80px;height:80px;background:#fff">客服</div>`),
    );
    expect(await page.evaluate(controlFaults)).toEqual([]);
  });
});

const dialogOf = (content: string, style = '') =>
  `<main>后面</main><div role="dialog"><div style="position:fixed;inset:0;overflow:auto;${style}"><h2>标题</h2>${content}</div></div>`;

describe('each kind of fault of a dialog is found', () => {
  test.each([
    ['no dialog', frame('<button>下单</button>')],
    ['sideways', dialogOf('<div style="width:2000px">宽</div>')],
    ['out of sight', dialogOf('<div style="height:2000px"></div><button type="submit">提交</button>')],
    ['out of sight', dialogOf('<button type="submit">提交</button>', 'left:auto;right:-40px;width:60px')],
  ])('%s', async (kind, content) => {
    const { page } = await visit(site, 1440);
    await page.setContent(content);
    const kinds = (await page.evaluate(dialogFaults)).map((fault) => fault.split(':')[0]);
    expect([...new Set(kinds)]).toEqual([kind]);
  });

  test('and nothing where nothing is wrong: a long form whose button stays in sight', async () => {
    const { page } = await visit(site, 1440);
    await page.setContent(
      dialogOf(
        '<div style="height:2000px"></div><p style="position:sticky;bottom:0"><button type="submit">提交</button></p>',
      ),
    );
    expect(await page.evaluate(dialogFaults)).toEqual([]);
  });

  test('of a dialog alone are the controls judged, and those that a list scrolls away lie over nothing', async () => {
    const { page } = await visit(site, 1440);
    const links = '<p><a href="/" style="display:block;height:30px">去修改</a></p>'.repeat(9);
    await page.setContent(
      `${frame('<button style="width:9px">×</button>')}${dialogOf(`<div style="height:60px;overflow:auto">${links}</div><button style="height:40px">提交</button>`)}`,
    );
    expect(await page.evaluate(controlFaults)).toEqual([]);
  });
});

describe('each kind of fault is found', () => {
  test.each([
    ['cut', '<div style="width:50px;overflow:hidden;white-space:nowrap">更长的一段文字放不下</div>'],
    ['cut', '<div style="width:50px;overflow:hidden"><button style="width:90px">下单</button></div>'],
    ['margin', '<p style="margin:0 -16px">贴着窗口的文字</p>'],
    ['sideways', '<div style="width:2000px;height:1px"></div>'],
    [
      'empty column',
      `<div style="display:grid;grid-template-columns:3fr 1fr"><div>${'<p style="height:100px">一行</p>'.repeat(30)}</div><p>旁栏</p></div>`,
    ],
  ])('%s', async (kind, content) => {
    const { page } = await visit(site, 1440);
    await page.setContent(frame(content));
    expect((await page.evaluate(layoutFaults)).map((fault) => fault.split(':')[0])).toEqual([kind]);
  });

  test('and nothing where nothing is wrong: text with an ellipsis, a list that scrolls, text for screen readers', async () => {
    const { page } = await visit(site, 1440);
    await page.setContent(
      frame(`<p style="width:50px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">更长的一段文字放不下</p>
        <div style="width:100px;overflow-x:auto"><div style="width:400px">更长的一段文字放不下更长的一段文字放不下</div></div>
        <span style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">只给读屏的话</span>`),
    );
    expect(await page.evaluate(layoutFaults)).toEqual([]);
  });
});
