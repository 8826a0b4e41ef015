import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { dayAhead } from './clock.ts';
import { accounts, button, field, go, visitAs } from './company.ts';
import { chooseSailing, countFields, orderOn, orderPaint, sailings, submit } from './paintOrder.ts';
import { openSite } from './visit.ts';

test('an order becomes a template, which fills others with at most ten typed fields', async () => {
  const site = await openSite();
  const { page, complaints } = await visitAs(site, accounts.verified, 1440);
  const first = await orderPaint(page);
  await go(page, `/orders/${first}`);
  await button(orderOn(page, first), '存为模板').click();
  await field(page, 'savedName').fill('汉堡工业涂料');
  await button(page.getByRole('dialog', { name: '存为模板' }), '保存').click();
  await button(page.getByRole('dialog', { name: '模板已保存' }), '查看模板').click();
  await page.waitForURL(`**${paths.orders}?tab=templates`);
  await page.getByText('汉堡工业涂料').waitFor();

  // a sailing is chosen first: the template fills the form and leaves sailing and price
  await go(page, sailings());
  await chooseSailing(page);
  const address = page.url();
  const fields = await countFields(page);
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
  await expect.poll(() => field(page, 'details.cargoReadyDay').inputValue()).toBe('');
  await button(page, '撤销').click();
  await expect.poll(() => field(page, 'cargo.0.grossKg').inputValue()).toBe('');
  await fill();
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  await field(page, 'cargo.0.packages').fill('60');
  await field(page, 'cargo.0.grossKg').fill('12,000');
  await expect.poll(() => fields()).toEqual(['details.cargoReadyDay', 'cargo.0.packages', 'cargo.0.grossKg']);
  const second = await submit(page);
  expect(second).not.toBe(first);

  // from the list: the sailing is chosen next
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
