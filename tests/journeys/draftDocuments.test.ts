import { afterAll, beforeAll, expect, test } from 'vitest';
import { lcl } from '#contract/services/definitions/lcl.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { sampleFile } from '../support/files.ts';
import { button, field, loginDialog, untilSignedIn } from './company.ts';
import { addedStaff, axed, enrol } from './deskVisit.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFile.pdf(60_000)) });

test.each([1440, 390])(
  'a visitor attaches a data sheet while ordering, signs in for it, and the order and the desk have it, %i px wide',
  async (width) => {
    const { page, complaints } = await visit(site, width);
    await page.goto(`${lcl.routes.order}?${new URLSearchParams({ offer: 'lcl~CNSHA~HKHKG' })}`);
    await page.getByRole('heading', { level: 1, name: '海运拼箱下单' }).waitFor();
    await page.locator('html[data-hydrated]').waitFor();
    await fillOrder(page, lcl, { cargo: { grossKg: '1,200', volumeM3: '3', unNumber: '1263' } });
    await page.getByText('未登录时选好文件后先请您登录').waitFor();
    const sheet = page.getByLabel(/^上传化学品安全技术说明书/);
    await sheet.setInputFiles(fileOf('涂料 SDS.pdf'));
    const dialog = loginDialog(page);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000003');
    await field(page, 'password').fill(seedPassword);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await untilSignedIn(page);
    const row = page.getByRole('listitem').filter({ hasText: '化学品安全技术说明书' }).first();
    await row.getByText('已上传 1 份').waitFor();
    expect(await field(page, 'cargo.0.nameZh').inputValue()).toBe('工业涂料');

    // a wrong version is replaced, and a reload loses nothing
    await button(row, '下载 涂料 SDS.pdf').waitFor();
    await page.getByLabel('替换 涂料 SDS.pdf').setInputFiles(fileOf('涂料 SDS 2026.pdf'));
    await button(row, '下载 涂料 SDS 2026.pdf').waitFor();
    await page.getByLabel('上传其他单证').setInputFiles(fileOf('装箱照片.pdf'));
    await button(page, '下载 装箱照片.pdf').waitFor();
    await page.reload();
    await row.getByText('涂料 SDS 2026.pdf').waitFor();
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator('#step-documents').screenshot({ path: `dist/reports/attached-${width}.png` });
    await axed(page);
    await button(page, '删除 装箱照片.pdf').click();
    await button(page, '确认删除').click();
    await page.getByText('装箱照片.pdf').waitFor({ state: 'detached' });

    await button(page, '提交订单').first().click();
    const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
    const orderNo = (await placed.getByText(new RegExp(`^${lcl.prefix}\\d{8,}$`)).textContent()) ?? '';
    await page.goto(`/orders/${orderNo}`);
    const sds = page.getByRole('listitem').filter({ hasText: '化学品安全技术说明书' }).first();
    await sds.getByText('已上传 1 份').waitFor();
    await sds.getByText('涂料 SDS 2026.pdf').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, '下载 涂料 SDS 2026.pdf').click(),
    ]);
    expect(download.suggestedFilename()).toBe('涂料 SDS 2026.pdf');
    expect(complaints).toEqual([]);

    const desk = await visit(site, 1440);
    await desk.page.goto(`/desk#enrol=${addedStaff(site, `clerk.${width}`, '王敏', 'clerk')}`);
    await enrol(desk.page);
    await desk.page.goto(`/desk?order=${orderNo}`);
    await desk.page.getByRole('heading', { level: 1, name: orderNo }).waitFor();
    await desk.page.getByRole('button', { name: /涂料 SDS 2026\.pdf/ }).waitFor();
  },
  120_000,
);
