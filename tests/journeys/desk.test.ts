import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, signInByPassword } from './company.ts';
import { addedStaff, axed, enrol } from './deskVisit.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** Orders twenty tonnes of glycerine as a customer does. */
const ordered = async (): Promise<string> => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000003', seedPassword);
  await page.goto(`${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await fillOrder(page, goods, { details: { tonnes: '20' } });
  await page.getByRole('button', { name: '提交订单' }).first().click();
  const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  return (await placed.getByText(/^CHM\d{8,}$/).textContent()) ?? '';
};

test('a clerk enrols, finds an order in the queue, accepts it and notes it, by keyboard as well', async () => {
  const orderNo = await ordered();
  const { page, complaints } = await visit(site, 1440);
  await page.goto(`/desk#enrol=${addedStaff(site, 'wang.min', '王敏', 'clerk')}`);
  await page.getByRole('form', { name: '开通工作台账号' }).waitFor();
  expect(page.url()).not.toContain('enrol');
  await axed(page);
  await enrol(page);
  await page.getByLabel('类型').selectOption('待受理');
  const row = page.getByRole('listitem').filter({ hasText: orderNo });
  await row.getByRole('button', { name: /^认领/ }).click();
  await row.getByText('王敏').waitFor();
  await axed(page);
  await row.getByRole('link').press('Enter');

  await page.getByRole('heading', { level: 1, name: orderNo }).waitFor();
  expect(new URL(page.url()).search).toBe(`?order=${orderNo}`);
  await axed(page);
  await button(page, '受理').click();
  await page.getByLabel('给客户的说明').fill('已安排发货');
  await page.getByText('状态变为“已受理').waitFor();
  await button(page, '确认').click();
  await page.getByText('平台：受理（王敏）').waitFor();
  await button(page, '备注同事').click();
  await page.getByLabel('备注内容').fill('客户常改数量');
  await button(page, '保存').click();
  await page.getByText('客户常改数量').waitFor();

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '待办' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '待办' }).waitFor();
  await button(page, '退出').click();
  await page.getByRole('form', { name: '工作台登录' }).waitFor();
  await axed(page);
  // the desk asks once who is signed in, and the answer that nobody is stands in the console
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('the desk is not for search engines, nor kept by a cache, and loads nothing but itself', async () => {
  const answer = await fetch(`${site.service.origin}/desk`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const policy = answer.headers.get('content-security-policy');
  for (const rule of ["default-src 'none'", "frame-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(await (await fetch(`${site.service.origin}/robots.txt`)).text()).toContain('Disallow: /desk');
});

test('no file that a customer’s page may load has code of the desk', () => {
  const folder = 'dist/site/assets';
  const desk = readFileSync('dist/site/desk.html', 'utf8');
  const own = new Set([...desk.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name));
  const has = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').includes('/api-platform/desk/');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => has(name) && !/^desk-[\w-]+\.js$/.test(name))).toEqual([]);
  expect([...own].filter((name) => name.endsWith('.js') && has(name))).toHaveLength(1);
  // and no document but its own names that file
  const documents = readdirSync('dist/site').filter((name) => name.endsWith('.html') && name !== 'desk.html');
  expect(documents.length).toBeGreaterThan(15);
  expect(documents.filter((name) => /\/assets\/desk-/.test(readFileSync(`dist/site/${name}`, 'utf8')))).toEqual([]);
});
