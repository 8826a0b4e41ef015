import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';
import { readSource } from '#server/import/files/folder.ts';
import { zipOf } from '#tests/support/zip.ts';
import { button, unexpected } from './company.ts';
import { addedStaff, axed, enrol } from './deskVisit.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const sample = join(projectRoot, 'server/import/sample');
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '工作台页面' }).getByRole('link', { name });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

const importing = async (page: Page): Promise<void> => {
  await inMenu(page, '公司数据').click();
  await page.getByRole('heading', { level: 1, name: '公司数据' }).waitFor();
  expect(new URL(page.url()).search).toBe('?page=data');
  await axed(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载空白模板' }).click();
  const template = await downloading;
  expect(template.suggestedFilename()).toBe('导入模板.xlsx');

  const chosen = page.getByLabel('选择文件');
  await chosen.setInputFiles([file('suppliers.csv', readFileSync(join(sample, 'carriers.csv')))]);
  await page.getByText('还缺少必填的列：编号、名称').waitFor();
  expect(await button(page, '确认对应，继续核对').isDisabled()).toBe(true);
  await axed(page);

  const files = readSource(sample).map(({ path, bytes }) => ({
    name: `华信/${path}`,
    text: Buffer.from(bytes).toString('utf8'),
  }));
  await chosen.setInputFiles([file('华信.zip', Buffer.from(zipOf(files)))]);
  await page.getByText('核对无误，尚未导入').waitFor();
  await page.getByText('船公司的变化').click();
  await axed(page);
  await button(page, '确认导入').press('Enter');
  await page.getByText('第 1 次导入已生效').waitFor();

  await button(page, '撤销第 1 次导入').press('Enter');
  await axed(page);
  await button(page, '确认撤销').press('Enter');
  await page.getByText('第 1 次导入已撤销。').waitFor();
  await page.getByRole('row', { name: /第 1 次.+华信\.zip.+撤销/ }).waitFor();
};

const managing = async (page: Page, site: Site): Promise<void> => {
  await inMenu(page, '工作人员').click();
  await button(page, '添加工作人员').click();
  await page.getByLabel('账号').fill('liu.yang');
  await page.getByLabel('姓名').fill('刘洋');
  await page.getByLabel('岗位', { exact: false }).first().selectOption('操作员');
  await axed(page);
  await button(page, '添加').click();
  const link = await page.getByLabel('一次性链接', { exact: true }).inputValue();
  expect(link).toMatch(/\/desk#enrol=[\w-]{20,}$/);
  await axed(page);

  // the colleague enrols with the link, and has no page of administrators
  const colleague = await visit(site, 390);
  await colleague.page.goto(new URL(link).pathname + new URL(link).hash);
  await enrol(colleague.page);
  const names = await colleague.page
    .getByRole('navigation', { name: '工作台页面' })
    .getByRole('link')
    .allTextContents();
  expect(names).toEqual([
    '待办',
    '全部订单',
    '询价与报价',
    '认证申请',
    '已认证企业',
    '招标',
    '协议价',
    '账款',
    '未发出的通知',
  ]);
  await colleague.page.goto('/desk?page=staff');
  await colleague.page.getByRole('heading', { level: 1, name: '待办' }).waitFor();
  await colleague.page.getByRole('link', { name: '未发出的通知' }).click();
  await colleague.page.getByText('没有未发出的通知。').waitFor();
  await axed(colleague.page);

  await button(page, '停用：刘洋').click();
  await button(page, '确认停用').click();
  await page.getByRole('row', { name: /刘洋 liu.yang 操作员 已停用/ }).waitFor();
  await colleague.page.reload();
  await colleague.page.getByRole('form', { name: '工作台登录' }).waitFor();
};

test('an administrator imports data and takes them back, and adds and disables a colleague', async () => {
  const site = await openSite();
  const { page, complaints } = await visit(site, 1440);
  await page.goto(`/desk#enrol=${addedStaff(site, 'chen.li', '陈立', 'administrator')}`);
  await enrol(page);
  await importing(page);
  await managing(page, site);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '公司数据' }).waitFor();
  expect(unexpected(complaints)).toEqual([]);
});
