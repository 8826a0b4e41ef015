import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { dayAhead } from './clock.ts';
import { accounts, button, field, go, signInHere, visitAs } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { chooseSailing, orderOn, orderPaint, paint, sailings, submit } from './paintOrder.ts';
import { openSite, visit } from './visit.ts';

test('a returning customer orders again, and by a template', async () => {
  const site = await openSite();
  const { page, complaints } = await visitAs(site, accounts.verified, 1440);
  const first = await orderPaint(page);

  // the same goods on another sailing
  await go(page, `/orders/${first}`);
  await orderOn(page, first).getByRole('button', { name: '再来一单' }).click();
  await page.waitForURL(`**${paths.shippingFcl}?**`);
  await chooseSailing(page);
  await expect.poll(() => field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  await expect.poll(() => field(page, 'details.cargoReadyDay').inputValue()).toBe('');
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  expect(await submit(page)).not.toBe(first);

  // an order becomes a template, which fills a form except sailing and price
  await go(page, `/orders/${first}`);
  await button(orderOn(page, first), '存为模板').click();
  await field(page, 'savedName').fill('汉堡工业涂料');
  await button(page.getByRole('dialog', { name: '存为模板' }), '保存').click();
  await button(page.getByRole('dialog', { name: '模板已保存' }), '查看模板').click();
  await page.waitForURL(`**${paths.orders}?tab=templates`);
  await page.getByText('汉堡工业涂料').waitFor();
  await go(page, sailings());
  await chooseSailing(page);
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: '用模板填写' });
  const fill = async (): Promise<void> => {
    await button(page, '用模板填写').click();
    await button(dialog, '用模板 汉堡工业涂料 填写').click();
    await dialog.waitFor({ state: 'detached' });
  };
  await fill();
  await page.getByText('已用模板填写', { exact: true }).waitFor();
  expect(page.url()).toBe(address);
  await expect.poll(() => field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  await expect.poll(() => field(page, 'consignee.name').inputValue()).toBe('Example Coatings Co., Ltd.');
  await button(page, '撤销').click();
  await expect.poll(() => field(page, 'cargo.0.grossKg').inputValue()).toBe('');
  await fill();
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  expect(await submit(page)).not.toBe(first);

  // from the list: the user chooses the sailing next
  await go(page, `${paths.orders}?tab=templates`);
  await button(page, '给模板 汉堡工业涂料 改名').click();
  await field(page, 'templateName').fill('汉堡涂料');
  await page.keyboard.press('Enter');
  await button(page, '用模板 汉堡涂料 下单').click();
  await page.waitForURL(`**${paths.shippingFcl}?**`);
  await chooseSailing(page);
  await expect.poll(() => field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  await go(page, `${paths.orders}?tab=templates`);
  await button(page, '删除模板 汉堡涂料').click();
  await button(page, '确认删除').click();
  await page.getByText('还没有模板').waitFor();

  expect(complaints).toEqual([]);
});

test('orders have addresses: they are compared, printed and shared', async () => {
  const site = await openSite();
  const { page, complaints } = await visitAs(site, accounts.verified, 1440);
  const first = await orderPaint(page);

  // another weight to the same consignee
  await go(page, sailings());
  await chooseSailing(page);
  const { details, cargo } = paint();
  await fillOrder(page, fcl, { details, cargo: { ...cargo!, grossKg: '15,000' }, isInBook: true });
  const second = await submit(page);

  // the list, an order, and back; another filter is another address
  await go(page, paths.orders);
  const link = (orderNo: string) => page.getByRole('link', { name: `查看 订单 ${orderNo}` });
  await link(second).waitFor();
  await link(first).click();
  await orderOn(page, first).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/orders/${first}`);
  await expect.poll(() => page.title()).toBe(`订单 ${first} · 化运通`);
  await page.goBack();
  await link(first).waitFor();
  await page.getByLabel('订单状态').selectOption('ended');
  await page.waitForURL('**/orders?state=ended');
  await page.getByText('没有符合条件的订单').waitFor();
  await page.goBack();
  await link(first).click();

  // two side by side
  await button(page, '与另一订单对照').click();
  await link(second).click();
  await page.waitForURL(`**/orders/${first}?with=${second}`);
  const comparison = page.getByRole('region', { name: '订单对照' });
  await comparison.getByRole('row', { name: /不同：\s*货物 1/ }).waitFor();
  await page.reload();
  await comparison.getByRole('link', { name: second }).waitFor();

  // print has only the order
  await comparison.getByRole('link', { name: first }).click();
  await orderOn(page, first).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => orderOn(page, first).isVisible()).toBe(true);
  for (const name of ['打印', '与另一订单对照', '订单查询'])
    await expect.poll(() => button(page, name).first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // the order dialog leads to the page
  await page.goto(`/?orderQuery=${first}`);
  await page.getByRole('dialog').getByRole('link', { name: '打开订单页' }).click();
  await page.waitForURL(`**/orders/${first}`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await orderOn(page, first).waitFor();
  expect(complaints).toEqual([]);

  // a colleague who is not signed in sees the sign-in, then the page
  const { page: colleague, complaints: others } = await visit(site, 390);
  await colleague.goto(`/orders/${first}`);
  await signInHere(colleague, accounts.verified);
  await orderOn(colleague, first).waitFor();
  expect(others).toEqual([]);
});
