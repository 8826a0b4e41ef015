import type { Locator, Page } from 'playwright';
import { paths } from '#contract/app/routes.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { dayAhead } from './clock.ts';
import { button, field, go, hydrated, untilStepped } from './company.ts';
import type { Filled } from './fillOrder.ts';
import { fillOrder } from './fillOrder.ts';

const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };
/** The address of a lane's sailings for dangerous goods, or for others. */
export const sailings = (isDanger: 'Y' | 'N' = 'Y'): string =>
  `${paths.shippingFcl}?${new URLSearchParams({ ...lane, isDanger })}`;

/** The page or the dialog of an order. */
export const orderOn = (page: Page, orderNo: string): Locator => page.getByRole('article', { name: `订单 ${orderNo}` });

/** Opens the order form of the second shown sailing. */
export const chooseSailing = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.getByRole('link', { name: /^下单/ }).nth(1).click();
  await page.getByRole('heading', { level: 1, name: '海运整箱下单' }).waitFor();
  await field(page, 'shipper.name').waitFor();
};

/** Submits the form and returns the number of the order; the dialog with the number stays open. */
export const placed = async (page: Page): Promise<string> => {
  await button(page, '提交订单').first().click();
  const dialog = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  return (await dialog.getByText(/^[A-Z]{3}\d{8,}$/).textContent()) ?? '';
};

/** The same, with the dialog closed. */
export const submit = async (page: Page): Promise<string> => {
  const orderNo = await placed(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '恭喜您，下单成功' }).waitFor({ state: 'detached' });
  await untilStepped(page);
  return orderNo;
};

/** The values of an order of a container of paint. */
export const paint = (): Filled => ({
  details: { cargoReadyDay: dayAhead(1) },
  cargo: { grossKg: '16,000', volumeM3: '22.5', unNumber: '1263', option: /UN 1263.*PG II\b/ },
});

/** Orders a container of paint with every field typed, as a customer does the first time. */
export const orderPaint = async (page: Page): Promise<string> => {
  await go(page, sailings());
  await chooseSailing(page);
  await fillOrder(page, fcl, paint());
  return submit(page);
};
