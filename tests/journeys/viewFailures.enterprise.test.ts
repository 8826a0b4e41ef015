import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { drawLicence, sampleLicence } from '../support/licence.ts';
import { button, field, signInByPassword } from './company.ts';
import { breakerOf } from './failEveryWay.ts';
import { walkedCalls } from './failingCalls.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

test('a verification: its dialog, the licence, what is read of it, the application', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000002', seedPassword);
  const { every, respond, walked } = breakerOf(page);
  const dialog = page.getByRole('dialog', { name: '企业认证' });

  const away = await respond(['enterpriseDetail'], (route) => route.abort());
  await page.getByRole('banner').locator('[popovertarget]').first().click();
  await page.getByRole('button', { name: /企业认证/ }).click();
  const again = button(dialog, '重新加载');
  await again.waitFor();
  await away.mend();
  await every('enterpriseDetail', async () => again.click());
  await again.click();

  const licence = {
    name: 'licence.png',
    mimeType: 'image/png',
    buffer: drawLicence(sampleLicence).toBuffer('image/png'),
  };
  const upload = async () => dialog.locator('input[type=file]').setInputFiles(licence);
  await every('uploadLicence', upload);
  const unread = await respond(['licenceOcr'], (route) => route.abort());
  await upload();
  await field(page, 'creditCode').waitFor();
  await unread.mend();
  // whatever failed, the applicant types what stands on the picture
  await every('licenceOcr', upload, { own: /^未能识别执照内容，请对照图片手动填写/ });

  for (const [name, value] of Object.entries(sampleLicence)) await field(page, name).fill(value);
  // a picture that cannot be exchanged leaves what was typed beside the one before
  await every('uploadLicence', upload);
  await every('verifyEnterprise', async () => button(dialog, '提交审核').click());

  // a rejected one is sent again with its picture, seen or not
  await field(page, 'enterpriseName').fill('王小明');
  await button(dialog, '提交审核').click();
  const sendAgain = async () => button(dialog, '重新提交').click();
  await button(dialog, '重新提交').waitFor({ timeout: 40_000 });
  await sendAgain();
  const picture = dialog.getByRole('img', { name: '已上传的营业执照' });
  await picture.waitFor();
  const reopen = async () => {
    await button(dialog, '关闭').click();
    await page.getByRole('banner').locator('[popovertarget]').first().click();
    await page.getByRole('button', { name: /企业认证/ }).click();
    await sendAgain();
  };
  await every('licencePicture', reopen, { own: /^上次提交的图片已保留，但暂时无法显示/ });
  await reopen();
  await picture.waitFor();

  await field(page, 'enterpriseName').fill(sampleLicence.enterpriseName);
  await button(dialog, '提交审核').click();
  await dialog.getByText('认证已通过').first().waitFor({ timeout: 40_000 });
  expect(walked()).toEqual(walkedCalls.verification);
}, 300_000);
