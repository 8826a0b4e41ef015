import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { goods } from '#contract/services/goods/definition.ts';
import { walkedIn } from '#flows';
import { deskDay } from '#stories/tooling/journeys/deskDay.ts';
import { sampleFile } from '../support/files.ts';
import { recordActors } from './actors.ts';
import { accounts, button, field, go, signInHere, unexpected, untilSignedIn } from './company.ts';
import { addedStaff, axed, enrol } from './deskVisit.ts';
import { fillOrder } from './fillOrder.ts';
import { orderOn, placed } from './paintOrder.ts';
import { openSite, visit } from './visit.ts';

const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFile.pdf(60_000)) });

test('a visitor orders with a data sheet; a clerk finds the order in the queue, accepts it and notes it', async () => {
  const site = await openSite();
  const { page, complaints } = await visit(site, 390);
  await go(page, `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await fillOrder(page, goods, { details: { tonnes: '20' } });
  await page.getByText('未登录时选好文件后先请您登录').waitFor();
  await page.getByLabel('上传其他单证').setInputFiles(fileOf('甘油 SDS.pdf'));
  await signInHere(page, accounts.verified);
  await button(page, '下载 甘油 SDS.pdf').waitFor();
  await expect.poll(() => field(page, 'details.tonnes').inputValue()).toBe('20');

  // a wrong version is replaced, and a reload loses no input
  await page.getByLabel('替换 甘油 SDS.pdf').setInputFiles(fileOf('甘油 SDS 2026.pdf'));
  await button(page, '下载 甘油 SDS 2026.pdf').waitFor();
  await page.reload();
  await button(page, '下载 甘油 SDS 2026.pdf').waitFor();
  await untilSignedIn(page);
  const orderNo = await placed(page);
  await go(page, `/orders/${orderNo}`);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, '下载 甘油 SDS 2026.pdf').click()]);
  expect(download.suggestedFilename()).toBe('甘油 SDS 2026.pdf');

  const { page: desk, complaints: deskComplaints } = await visit(site, 1440);
  const recorded = await recordActors(desk);
  await desk.goto(`/desk#enrol=${addedStaff(site, 'wang.min', '王敏', 'clerk')}`);
  await desk.getByRole('form', { name: '开通工作台账号' }).waitFor();
  expect(desk.url()).not.toContain('enrol');
  await axed(desk);
  await enrol(desk);
  await desk.getByLabel('类型').selectOption('待受理');
  const task = desk.getByRole('listitem').filter({ hasText: orderNo });
  await task.getByRole('button', { name: /^认领/ }).click();
  await expect.poll(() => task.getByRole('combobox').inputValue()).toBe('wang.min');
  await axed(desk);
  await task.getByRole('link').press('Enter');
  await desk.getByRole('heading', { level: 1, name: orderNo }).waitFor();
  expect(new URL(desk.url()).search).toBe(`?order=${orderNo}`);
  await button(desk, '打开 甘油 SDS 2026.pdf').waitFor();
  await axed(desk);
  await button(desk, '受理').click();
  await desk.getByLabel('给客户的说明').fill('已安排发货');
  await desk.getByText('状态变为“已受理').waitFor();
  await button(desk, '确认').click();
  await desk.getByText('平台：受理（王敏）').waitFor();
  await desk.getByText('只给同事', { exact: true }).click();
  await desk.getByRole('textbox', { name: '内部备注' }).fill('客户常改数量');
  await button(desk, '保存备注').click();
  await desk.getByText('客户常改数量').waitFor();
  await desk.goBack();
  await desk.getByRole('heading', { level: 1, name: '待办' }).waitFor();
  await desk.reload();
  await desk.getByRole('heading', { level: 1, name: '待办' }).waitFor();
  const walked = () => walkedIn(deskDay, recorded, ['orderLife']);
  for (const [name, step] of [
    ['全部订单', 20],
    ['未发出的通知', 22],
  ] as const) {
    await desk.getByRole('link', { name, exact: true }).click();
    await expect.poll(walked).toContain(step);
  }
  await button(desk, '退出').click();
  await desk.getByRole('form', { name: '工作台登录' }).waitFor();
  await axed(desk);
  expect(walked()).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24]);

  // the customer sees the clerk's message, but not the note among colleagues
  await page.reload();
  await orderOn(page, orderNo).getByText('已安排发货').first().waitFor();
  await expect.poll(() => page.getByText('客户常改数量').count()).toBe(0);
  // the desk requests the signed-in user, and the browser logs the response that there is none
  expect(unexpected([...complaints, ...deskComplaints])).toEqual([]);
});
