import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { openDesk } from '#service/admin/reviewDesk.ts';
import { placeSeaOrder } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import { button, field, signInByPassword } from './company.ts';
import { breakerOf, pressAll, retryIn } from './failEveryWay.ts';
import { walkedCalls } from './failingCalls.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const phone = '13800000003';

let site: Site;
let orderNo: string;
beforeAll(async () => {
  site = await openSite();
  orderNo = await placeSeaOrder(await SiteClient.signedIn(site.service.origin, phone));
});
afterAll(async () => site.close());

/** What staff does to the order at the review desk. */
const atDesk = async (...acts: OrderCommand[]): Promise<void> => {
  const desk = openDesk(site.service.variables);
  for (const act of acts)
    await desk(`/orders/${orderNo}`, { method: 'POST', body: JSON.stringify({ act, note: '请上传危包证' }) });
};

/** Signs in, opens the order query and breaks its calls. */
const follower = async (width: number) => {
  const { page } = await visit(site, width);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, phone, seedPassword);
  const { every, respond, walked: broken } = breakerOf(page);
  const order = page.getByRole('article', { name: `订单 ${orderNo}` });
  const open = async () => {
    await page.getByRole('button', { name: '订单查询' }).first().click();
    await page
      .getByRole('button', { name: new RegExp(orderNo) })
      .first()
      .click();
  };
  const press = (name: string) => async () => button(order, name).click();
  return { page, every, respond, broken, order, open, press };
};

test('the list of orders, one order, its files and documents', async () => {
  const { page, every, respond, broken, order, press } = await follower(1440);
  const again = async () => pressAll(retryIn(page));
  const row = page.getByRole('button', { name: new RegExp(orderNo) }).first();

  const list = await respond(['orderPage'], (route) => route.abort());
  await page.getByRole('button', { name: '订单查询' }).first().click();
  await retryIn(page).waitFor();
  await list.mend();
  await every('orderPage', again);
  await again();

  await row.waitFor();
  const opened = await respond(['orderDetail'], (route) => route.abort());
  await row.click();
  await retryIn(page).waitFor();
  await opened.mend();
  await every('orderDetail', again);
  await again();
  await order.waitFor();
  // what is shown stays where it is fetched anew in vain
  await every('orderDetail', press('刷新'));

  await every('orderBookingNote', press('下载托书 PDF'));
  await every('orderExport', press('导出 DCSA JSON'));
  await press('刷新')();
  await order.getByRole('alert').waitFor({ state: 'detached' });
  const file = { name: '说明书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const upload = async () => order.getByLabel('上传其他单证').setInputFiles(file);
  await every('uploadOrderDocument', upload);
  await upload();
  await every('orderDocumentFile', press('下载 说明书.pdf'));
  await every('removeOrderDocument', async () => {
    await press('删除 说明书.pdf')();
    await press('确认删除')();
  });
  expect(broken()).toEqual(walkedCalls.orderFiles);
}, 300_000);

test('what its owner does to an order, and his invoice', async () => {
  await atDesk('info.requested');
  const { page, every, broken, order, open, press } = await follower(390);
  await open();
  const noted = async (name: string, act: string, submit: string, drop: string) => {
    await press(act)();
    await field(page, 'note').fill('客户改期，详见附件');
    await every(name, press(submit));
    await press(drop)();
  };
  await noted('cancelOrder', '取消订单', '确认取消订单', '不取消');
  await noted('supplyInfo', '补充资料', '提交资料', '暂不提交');
  await press('补充资料')();
  await field(page, 'note').fill('危包证已上传');
  await press('提交资料')();
  await order.getByText('危包证已上传').waitFor();

  await atDesk('order.accepted', 'space.released');
  await press('刷新')();
  await noted('requestAmendment', '申请改单', '提交改单申请', '暂不申请');

  // the invoice is requested once the goods have left
  await atDesk('cargo.gatedIn', 'customs.cleared', 'transport.departed');
  await press('刷新')();
  await press('申请开票')();
  const typed = {
    companyName: '示例涂料（上海）有限公司',
    taxpayerId: '91310000MA1FL0000N',
    registeredAddress: '上海市浦东新区示例路1号',
    registeredPhone: '021-55550110',
    bank: '示例银行上海分行',
    bankAccount: '6222000000000000',
    receiverName: '李收票',
    receiverPhone: '13812345678',
    receiverEmail: 'invoice@example.com',
    region: '上海市浦东新区',
    address: '示例路1号',
  };
  await field(page, 'companyName').waitFor();
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await page.getByText('增值税普通发票', { exact: true }).click();
  await every('requestInvoice', press('提交申请'));
  await press('提交申请')();
  await order
    .getByText(/已申请开票/)
    .first()
    .waitFor();
  expect(broken()).toEqual(walkedCalls.orderCommands);
}, 300_000);

test('the file of an issued invoice', async () => {
  const { every, respond, broken, open, press } = await follower(1440);
  const invoice = {
    status: 'ISSUED',
    requestedAt: '2026-03-12T11:00:00Z',
    companyName: '示例涂料（上海）有限公司',
    issued: { invoiceNo: '26312000000012345678', hasFile: true },
  };
  const issued = await respond(['orderDetail'], async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...rest, data: { ...data, invoice } } });
  });
  await open();
  await every('orderInvoiceFile', press('下载发票'));
  await issued.mend();
  expect(broken()).toEqual(walkedCalls.orderInvoice);
}, 300_000);
