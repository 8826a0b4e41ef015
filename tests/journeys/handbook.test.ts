// @module-tag deep
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hashOf, stateHash } from '#flows';
import { axeFor } from './pageFaults.ts';
import { serveFolder } from './staticSite.ts';
import { browserOfWorker, hangMs } from './visit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';
let site: Awaited<ReturnType<typeof serveFolder>>;

// built by the command that publishes it, and opened under a deep path of a host
beforeAll(async () => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist', 'handbook-'));
  const command = ['run', 'handbook', '--', '--to', folder, '--since', 'HEAD'];
  const { status, stdout, stderr } = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`The handbook was not made: ${stdout}${stderr}`);
  site = await serveFolder(folder, '/tools/flows');
  // it builds Storybook
}, 600_000);
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (width: number, hash: string): Promise<Page> => {
  const context = await (await browserOfWorker()).newContext({ viewport: { width, height: 900 }, locale: 'zh-CN' });
  context.setDefaultTimeout(hangMs);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site.url}${hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const go = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((to) => void (location.hash = to), hash);
  await page.locator('output', { hasText: /^正在/ }).first().waitFor({ state: 'detached' });
};

const pages = ['#', '#changes', '#stories', hashOf({ page: 'find', query: '验证码' })];

test.each([1440, 390])('its pages pass axe and do not scroll sideways, %i wide', async (width) => {
  const page = await open(width, '#');
  const state = stateHash('login', 'open.form.sms.editing');
  for (const hash of [...pages, '#login', state, hashOf({ page: 'journey', id: 'deskDay' })]) {
    await go(page, hash);
    // a picture of a state is the site's own page, which has its own tests
    const { violations } = await axeFor(page).exclude('iframe').analyze();
    const shown = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ hash, shown, wider: Math.max(0, wider) }).toEqual({ hash, shown: [], wider: 0 });
  }
});

test('a transition is pressed on the chart of the whole flow, by pointer and by key; a state shows its story', async () => {
  const page = await open(1440, '#login');
  const chart = page.getByRole('region', { name: /登录对话框.*状态图/ });
  await chart.waitFor();
  await page.getByRole('heading', { name: '整个流程' }).waitFor();

  await chart.getByRole('button', { name: /点了忘记密码 → 「找回密码」/ }).click();
  await page.getByRole('heading', { name: '点了忘记密码' }).waitFor();
  expect(decodeURIComponent(new URL(page.url()).hash)).toContain('reset.chosen');

  // another one, although the first one is chosen
  await chart.getByRole('button', { name: /点开协议/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '点开协议' }).waitFor();

  await page.goto(`${site.url}#smsCode`);
  await page.getByRole('button', { name: /^状态 重发倒计时/ }).click({ position: { x: 12, y: 10 } });
  await page.getByRole('heading', { name: '「重发倒计时」' }).waitFor();
  await page
    .frameLocator('iframe[title*="重发倒计时"]')
    .getByRole('button', { name: /秒后重新获取/ })
    .waitFor();
  await page.getByRole('link', { name: '在画面库中打开这个画面' }).click();
  await page.locator('#storybook-explorer-searchfield').waitFor();
  expect(page.url()).toBe(`${site.url}storybook/?path=/story/flows-smscode--cooling-down`);
  expect(site.missed).toEqual([]);
});
