import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { drawLicence, sampleLicence } from '../support/licence.ts';
import { button, field, signInByPassword, untilStepped } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '企业认证' });
const picture = (page: Page): Locator => dialogOf(page).getByRole('img', { name: '已上传的营业执照' });
const submit = async (page: Page): Promise<void> => button(dialogOf(page), '提交审核').click();
const scan = { name: 'licence.png', mimeType: 'image/png', buffer: drawLicence(sampleLicence).toBuffer('image/png') };

const open = async (page: Page): Promise<void> => {
  await untilStepped(page);
  await page.getByRole('banner').locator('[popovertarget]').first().click();
  await page.getByRole('button', { name: /企业认证/ }).click();
};

const typed = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(licenceFields.shape).map(async (name) => [name, await field(page, name).inputValue()] as const),
    ),
  );

/** Waits for the rejection and goes on to the form: its picture is shown, its fields are those that were submitted. */
const sendAgain = async (page: Page, fields: Record<string, string>): Promise<void> => {
  await button(dialogOf(page), '重新提交').click({ timeout: 40_000 });
  await picture(page).waitFor();
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_400);
  expect(await typed(page)).toEqual(fields);
  expect(
    await dialogOf(page)
      .getByText(/^上次未通过的原因：/)
      .isVisible(),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
};

test('a rejected verification is sent again with its picture and its fields, on another device too', async () => {
  const { page, complaints } = await visit(site, 1440);
  let uploads = 0;
  page.on('request', (request) => (uploads += Number(request.url().endsWith('/licence/upload'))));
  await page.goto('/');
  await signInByPassword(page, '13800000002', seedPassword);
  await open(page);
  await page.getByLabel('选择营业执照图片').setInputFiles(scan);
  await field(page, 'creditCode').waitFor({ timeout: 40_000 });
  for (const [name, value] of Object.entries({ ...sampleLicence, enterpriseName: '王小明' }))
    await field(page, name).fill(value);
  const submitted = await typed(page);
  await submit(page);
  await sendAgain(page, submitted);

  // rejected once more, and nothing is lost of what was corrected
  await field(page, 'enterpriseName').fill('李小明');
  await submit(page);
  await sendAgain(page, { ...submitted, enterpriseName: '李小明' });
  expect(uploads).toBe(1);
  expect(complaints).toEqual([]);

  const { page: phone, complaints: phoneComplaints } = await visit(site, 390);
  await phone.goto('/');
  await signInByPassword(phone, '13800000002', seedPassword);
  await open(phone);
  await sendAgain(phone, { ...submitted, enterpriseName: '李小明' });
  // another picture in its place keeps what is typed by hand
  await field(phone, 'enterpriseName').fill(sampleLicence.enterpriseName);
  await phone.getByLabel('更换图片').setInputFiles(scan);
  await picture(phone).waitFor({ timeout: 40_000 });
  expect(await field(phone, 'enterpriseName').inputValue()).toBe(sampleLicence.enterpriseName);
  await submit(phone);
  await phone.getByText('认证已通过').first().waitFor({ timeout: 40_000 });
  expect(phoneComplaints).toEqual([]);

  // the first device still shows the picture that was replaced: it learns what became of it
  await submit(page);
  await dialogOf(page).getByRole('alert').waitFor();
}, 240_000);
