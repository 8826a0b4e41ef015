import { beforeAll, expect, test } from 'vitest';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { button, field, loginDialog, wrongFields } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const order = (quote: string) => `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: quote })}`;

test('a search says what is missing, and ports that were only named are found in the list', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto(`${paths.shippingFcl}?${new URLSearchParams({ orgPort: '上海', dstPort: '某个港' })}`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => wrongFields(page.getByRole('search')).count()).toBe(1);
  await page.goto(`${paths.shippingFcl}?${new URLSearchParams({ orgPort: '上海', dstPort: '汉堡' })}`);
  await page.getByText(/共 \d+ 个航次/).waitFor();
  expect(new URL(page.url()).searchParams.get('dstPortCode')).toBe('DEHAM');
  const search = page.getByRole('search');
  await search.getByText('否', { exact: true }).click();
  await button(search, '互换起运港与目的港').click();
  await search.getByLabel('体积').fill('很多');
  await button(search, '查询船期').click();
  await expect.poll(() => wrongFields(search).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('an enquiry is sent without an account and gets its number; another one is begun', async () => {
  const { page, complaints } = await visit(site, 390);
  await page.goto(paths.business);
  await page.locator('html[data-hydrated]').waitFor();
  const form = page
    .locator('section')
    .filter({ has: field(page, 'contactName') })
    .last();
  await form.getByRole('button', { name: /提交/ }).click();
  await expect.poll(() => wrongFields(form).count()).toBeGreaterThan(2);
  await field(page, 'goods').fill('工业涂料');
  await form.getByText('不清楚', { exact: true }).click();
  await field(page, 'contactName').fill('李询价');
  await field(page, 'phone').fill('13812345678');
  await form.getByRole('button', { name: /提交/ }).click();
  await page.getByText('已收到').waitFor();
  await button(page, '再提一单').click();
  expect(await field(page, 'goods').inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('an order page says what is missing, and a sign-in turned away takes nothing that was typed', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto(order('goods~glycerine-995'));
  await button(page, '提交订单').first().click();
  await expect.poll(() => wrongFields(page).count()).toBeGreaterThan(3);
  await fillOrder(page, goods, { details: { tonnes: '20' } });
  await button(page, '提交订单').first().click();
  await button(loginDialog(page), '关闭').click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor({ state: 'detached' });
  expect(await field(page, 'details.tonnes').inputValue()).toBe('20');
  expect(await button(page, '提交订单').first().isEnabled()).toBe(true);
  expect(complaints).toEqual([]);

  await page.goto(order('goods~not-on-offer'));
  await page.getByText('暂时不能在线下单').waitFor();
  await button(page, '重试').click();
  await page.getByText('暂时不能在线下单').waitFor();
});

test('two windows do not overwrite each other, and a draft is suggested again', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto(order('goods~glycerine-995'));
  await field(page, 'details.tonnes').fill('11');
  const other = await page.context().newPage();
  await other.goto(order('goods~glycerine-995'));
  await other.locator('[id="field-details.tonnes"]').waitFor();
  expect(await field(other, 'details.tonnes').inputValue()).toBe('11');
  await field(other, 'details.tonnes').fill('12');
  await page.bringToFront();
  await page.getByRole('button', { name: '用那边的内容' }).click();
  await expect.poll(async () => field(page, 'details.tonnes').inputValue()).toBe('12');
  await field(other, 'details.tonnes').fill('13');
  await button(page, '保留本窗口的内容').click();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('12');
  await other.close();

  await page.goto('/');
  const quote = page.getByRole('region', { name: '未提交的委托' });
  await quote.getByRole('button', { name: /^删除草稿/ }).click();
  await button(quote, '撤销').click();
  await quote.getByRole('link', { name: /继续/ }).click();
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('12');
  expect(complaints).toEqual([]);
});
