import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import { drawLicence, sampleLicence } from '../support/licence.ts';
import { accounts, button, field, openAccountMenu, untilStepped, visitAs } from './company.ts';
import { openSite } from './visit.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '企业认证' });
const picture = (page: Page): Locator => dialogOf(page).getByRole('img', { name: '已上传的营业执照' });
const submit = async (page: Page): Promise<void> => button(dialogOf(page), '提交审核').click();
const scan = { name: 'licence.png', mimeType: 'image/png', buffer: drawLicence(sampleLicence).toBuffer('image/png') };

const open = async (page: Page): Promise<void> => {
  await untilStepped(page);
  await openAccountMenu(page);
  await page.getByRole('button', { name: /企业认证/ }).click();
};

const typed = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(licenceFields.shape).map(async (name) => [name, await field(page, name).inputValue()] as const),
    ),
  );

/** Waits for the rejection and continues to the form: it shows the picture and the submitted fields. */
const sendAgain = async (page: Page, fields: Record<string, string>): Promise<void> => {
  await button(dialogOf(page), '重新提交').click();
  await picture(page).waitFor();
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_400);
  await expect.poll(() => typed(page)).toEqual(fields);
  expect(
    await dialogOf(page)
      .getByText(/^上次未通过的原因：/)
      .isVisible(),
  ).toBe(true);
};

test('a licence is read and submitted; rejected, it is sent again on another device and passes', async () => {
  const site = await openSite();
  const { page, complaints } = await visitAs(site, accounts.unverified, 1440);
  let uploads = 0;
  page.on('request', (request) => (uploads += Number(request.url().endsWith('/licence/upload'))));
  await open(page);
  await page.getByLabel('选择营业执照图片').setInputFiles(scan);
  await field(page, 'creditCode').waitFor();
  let chosen = 1;
  const creditCode = async (): Promise<string> => {
    // reading takes seconds of processor time, and is given up after a minute on a machine that is too busy
    if (await dialogOf(page).getByText('未能识别执照内容').isVisible()) {
      chosen += 1;
      await page.getByLabel('更换图片').setInputFiles(scan);
    }
    return field(page, 'creditCode').inputValue();
  };
  await expect.poll(creditCode, { timeout: 400_000 }).toBe(sampleLicence.creditCode);
  await expect.poll(() => field(page, 'enterpriseName').inputValue()).toBe(sampleLicence.enterpriseName);
  for (const [name, value] of Object.entries({ ...sampleLicence, enterpriseName: '王小明' }))
    await field(page, name).fill(value);
  const submitted = await typed(page);
  await submit(page);
  await sendAgain(page, submitted);
  expect(uploads).toBe(chosen);
  expect(complaints.filter((each) => !each.includes('/licence/ocr'))).toEqual([]);

  const { page: phone, complaints: phoneComplaints } = await visitAs(site, accounts.unverified, 390);
  await open(phone);
  await sendAgain(phone, submitted);
  // a replaced picture keeps typed values
  await field(phone, 'enterpriseName').fill(sampleLicence.enterpriseName);
  await phone.getByLabel('更换图片').setInputFiles(scan);
  await picture(phone).waitFor();
  await expect.poll(() => field(phone, 'enterpriseName').inputValue()).toBe(sampleLicence.enterpriseName);
  await submit(phone);
  await phone.getByText('认证已通过').first().waitFor();
  expect(phoneComplaints).toEqual([]);

  // the first device still shows the replaced picture: it must show the current state
  await submit(page);
  await dialogOf(page).getByRole('alert').waitFor();
});
