import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { dayAhead } from '../support/days.ts';
import { button, field, loginDialog, untilSignedIn } from './company.ts';
import { chooseSailing, countFields, orderPaint, sailings, signedIn, submit, verified } from './paintOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

const order = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });

test('a returning customer types at most ten fields, and almost none for what was ordered before', async () => {
  const { page, complaints } = await visit(site, 1440);
  await signedIn(page);
  const first = await orderPaint(page);

  // other goods to the same consignee
  await page.goto(sailings);
  await chooseSailing(page);
  expect(await field(page, 'shipper.email').inputValue()).toBe('shipping@example.com');
  expect(await field(page, 'bookingContact.name').inputValue()).toBe('李订舱');
  const fields = await countFields(page);
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  await field(page, 'cargo.0.dangerous.unNumber').fill('1173');
  await page
    .getByRole('option', { name: /UN 1173/ })
    .first()
    .click();
  await field(page, 'cargo.0.hsCode').fill('2915.31.00');
  await field(page, 'cargo.0.packagingCode').selectOption('1A1');
  await field(page, 'cargo.0.packages').fill('80');
  await field(page, 'cargo.0.grossKg').fill('15,000');
  await field(page, 'cargo.0.volumeM3').fill('20');
  await field(page, 'cargo.0.dangerous.flashPoint').fill('-4');
  await field(page, 'cargo.0.dangerous.netKg').fill('14000');
  await field(page, 'consignee.name').fill('exam');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field(page, 'consignee.telephone').inputValue()).toBe('+86 21 5555 0120');
  await shot(page, 'returning-1440');
  expect((await fields()).length).toBeLessThanOrEqual(10);
  const second = await submit(page);

  // the same goods on another sailing
  await page.goto(`/orders/${first}`);
  await order(page, first).getByRole('button', { name: '再来一单' }).click();
  await page.waitForURL(`**${paths.shippingFcl}?**`);
  await chooseSailing(page);
  const again = await countFields(page);
  expect(await field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  expect(await field(page, 'details.cargoReadyDay').inputValue()).toBe('');
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  expect(await again()).toEqual(['details.cargoReadyDay']);
  expect(await submit(page)).not.toBe(first);

  await page.goto(paths.orders);
  for (const no of [first, second]) await page.getByRole('link', { name: `查看 订单 ${no}` }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([1440, 390])('orders have addresses: a link, the list, two side by side, paper (%i px)', async (width) => {
  const { page, complaints } = await visit(site, width);
  await signedIn(page);
  await page.goto(paths.orders);
  const links = page.getByRole('region', { name: '我的订单' }).getByRole('link', { name: /^查看 订单 / });
  await links.first().waitFor();
  await shot(page, `orders-${width}`);
  const [one = '', other = ''] = (await links.allTextContents()).map((text) => text.trim());

  // to the order and back
  await links.first().click();
  await order(page, one).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/orders/${one}`);
  expect(await page.title()).toBe(`订单 ${one} · 化运通`);
  await shot(page, `order-${width}`);
  await page.goBack();
  await links.first().waitFor();

  // another filter is another address
  await page.getByLabel('订单状态').selectOption('ended');
  await page.waitForURL('**/orders?state=ended');
  await page.getByText('没有符合条件的订单').waitFor();
  await page.goBack();
  await links.first().click();

  // two side by side
  await button(page, '与另一订单对照').click();
  await page.getByRole('link', { name: `查看 订单 ${other}` }).click();
  await page.waitForURL(`**/orders/${one}?with=${other}`);
  const comparison = page.getByRole('region', { name: '订单对照' });
  await comparison.getByRole('row', { name: /不同：\s*货物 1/ }).waitFor();
  await shot(page, `compared-${width}`);
  await page.reload();
  await comparison.getByRole('link', { name: other }).waitFor();

  // paper has the order alone
  await comparison.getByRole('link', { name: one }).click();
  await order(page, one).waitFor();
  await page.emulateMedia({ media: 'print' });
  await shot(page, `printed-${width}`);
  expect(await order(page, one).isVisible()).toBe(true);
  for (const name of ['打印', '与另一订单对照', '订单查询'])
    expect(await button(page, name).first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // the quick look leads to the page
  await page.goto(`/?orderQuery=${one}`);
  await page.getByRole('dialog').getByRole('link', { name: '打开订单页' }).click();
  await page.waitForURL(`**/orders/${one}`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await order(page, one).waitFor();
  expect(complaints).toEqual([]);

  // the parties of the orders are in the address book
  await page.goto('/api-auth/sso/go?to=workplace');
  await page.goto('/user-center/account/addresses');
  await page.getByRole('row', { name: /Example Coatings.*收货人/ }).waitFor();
  await shot(page, `addresses-${width}`);
  await page.getByRole('link', { name: '修改李订舱' }).click();
  expect(await page.getByLabel('电话').inputValue()).toBe('13812345678');
  expect(await page.getByLabel('新订单自动填入').isChecked()).toBe(true);

  // whoever is not signed in gets the sign-in, then the page
  const visitor = await visit(site, width);
  await visitor.page.goto(`/orders/${one}`);
  const dialog = loginDialog(visitor.page);
  await dialog.getByRole('textbox', { name: '手机号' }).waitFor();
  await shot(visitor.page, `asked-${width}`);
  await visitor.page.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByRole('textbox', { name: '手机号' }).fill(verified);
  await field(visitor.page, 'password').fill(seedPassword);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await untilSignedIn(visitor.page);
  await order(visitor.page, one).waitFor();
  expect(visitor.complaints).toEqual([]);
});
