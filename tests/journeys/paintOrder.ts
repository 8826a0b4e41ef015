import type { Page } from 'playwright';
import { paths } from '#contract/app/routes.ts';
import { fcl } from '#contract/services/definitions/fcl.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { dayAhead } from '../support/days.ts';
import { field, signInByPassword, untilStepped } from './company.ts';
import { fillOrder } from './fillOrder.ts';

/** The phone number of a verified company's account. */
export const verified = '13800000003';
const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', isDanger: 'Y' };
/** The address of a lane's sailings for dangerous goods. */
export const sailings = `${paths.shippingFcl}?${new URLSearchParams(lane)}`;

/** Signs in from the home page. */
export const signedIn = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, verified, seedPassword);
};

/** Opens the order form of the second sailing of the lane that is shown. */
export const chooseSailing = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: /^下单/ }).nth(1).click();
  await page.getByRole('heading', { level: 1, name: '海运整箱下单' }).waitFor();
  await field(page, 'shipper.name').waitFor();
};

/** Submits the form and returns the number of the order, with the dialog that says it closed. */
export const submit = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: '提交订单' }).first().click();
  const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  const orderNo = (await placed.getByText(/^FCL\d{8,}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await placed.waitFor({ state: 'detached' });
  await untilStepped(page);
  return orderNo;
};

/** Orders a container of paint with every field typed, as a customer does the first time. */
export const orderPaint = async (page: Page): Promise<string> => {
  await page.goto(sailings);
  await chooseSailing(page);
  await fillOrder(page, fcl, {
    details: { cargoReadyDay: dayAhead(1) },
    cargo: { grossKg: '16,000', volumeM3: '22.5', unNumber: '1263', option: /UN 1263.*PG II\b/ },
  });
  return submit(page);
};

/** Notes the name of each field that is typed into or chosen in from now on. */
export const countFields = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const typed = new Set<string>();
    Object.assign(globalThis, { typed });
    for (const type of ['input', 'change'])
      document.addEventListener(type, ({ target }) => typed.add((target as HTMLInputElement).name), { capture: true });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { typed: Set<string> }).typed]);
};
