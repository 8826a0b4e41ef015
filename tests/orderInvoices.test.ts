import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { InvoiceForm } from '#contract/ordering.ts';
import { orderDetail, requestInvoice } from '#contract/ordering.ts';
import type { OrderAct } from '#contract/orderStatus.ts';
import { codes } from '#contract/refusal.ts';
import { invoiceRequests } from '#service/db/schema/orders.ts';
import { issueAtDesk, listInvoices } from '#service/reviewOrders.ts';
import { deskKeyOf } from '#service/verification/desk.ts';
import type { LivingOrder } from './support/orderLife.ts';
import { livingOrder } from './support/orderLife.ts';
import type { TestService } from './support/service.ts';
import { freshService } from './support/service.ts';

const secret = 'a secret of the desk, also long enough';
const headers = { Authorization: `Bearer ${deskKeyOf(secret)}` };
const invoice: InvoiceForm = {
  kind: 'special',
  companyName: '示例涂料（上海）有限公司',
  taxpayerId: '91310000MA1FL0000N',
  registeredAddress: '上海市浦东新区示例路1号',
  registeredPhone: '021-55550110',
  bank: '示例银行上海分行',
  bankAccount: '6222000000000000',
  receiverName: '王会计',
  receiverPhone: '13812345678',
  receiverEmail: 'invoice@example.com',
  region: '上海市浦东新区',
  address: '示例路1号',
};

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
let order: LivingOrder;
const printed: string[] = [];
beforeAll(async () => {
  service = await freshService({ config: { secret } });
  session = await service.signIn();
  order = await livingOrder(service, session, { dangerous: false });
});
afterAll(() => service.close());
beforeEach(async () => {
  await order.begin();
  await service.db.delete(invoiceRequests);
  printed.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  return () => vi.restoreAllMocks();
});

const desk = (path: string, init: RequestInit = {}) =>
  service.fetch(new Request(`http://127.0.0.1:8080/review${path}`, { ...init, headers }));
const ask = (form: Partial<InvoiceForm> = {}, by = session) =>
  service.call(requestInvoice, { orderNo: order.orderNo, invoice: { ...invoice, ...form } }, { session: by });
const kept = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).invoice;

test('row 5: an invoice is asked for once the order is accepted, and may be asked for anew until it is issued', async () => {
  await expect(ask()).rejects.toMatchObject({ code: codes.conflict, message: expect.stringContaining('待受理') });
  await order.move('order.accepted');
  expect(await ask()).toEqual({ status: 'REQUESTED', requestedAt: '2026-03-02T02:00:00.000Z' });
  await ask({ companyName: '示例新材料有限公司' });
  expect(await kept()).toMatchObject({ status: 'REQUESTED', companyName: '示例新材料有限公司' });

  await listInvoices(desk);
  for (const words of [order.orderNo, '增值税专用发票', '示例新材料有限公司', '91310000MA1FL0000N', '王会计'])
    expect(printed.join('')).toContain(words);
  await issueAtDesk(desk, order.orderNo, 'issued');
  expect(printed.join('')).toContain(`${order.orderNo}  发票已开具`);
  expect(await kept()).toMatchObject({ status: 'ISSUED' });
  await expect(ask()).rejects.toMatchObject({ code: codes.conflict, message: '发票已开具，如需更改请联系客服' });
  expect((await desk(`/invoices/${order.orderNo}`, { method: 'POST', body: '{"status":"ISSUED"}' })).status).toBe(404);
});

test.each<[string, Partial<InvoiceForm>, RegExp]>([
  ['a credit code with a wrong check character', { taxpayerId: '91310000MA1FL00000' }, /“纳税人识别号”有误/],
  ['no bank on a special invoice', { bank: '' }, /“开户银行”不能为空/],
  ['no e-mail', { receiverEmail: 'x' }, /“收票邮箱”不是有效/],
])('%s is refused', async (_name, form, words) => {
  await order.move('order.accepted');
  await expect(ask(form)).rejects.toMatchObject({ code: codes.badInput, message: expect.stringMatching(words) });
  expect(await kept()).toBeNull();
});

test.each<OrderAct>(['order.cancelled', 'order.rejected', 'verification.lapsed'])(
  '%s drops an invoice that waits',
  async (act) => {
    await order.move('order.accepted');
    await ask();
    await order.move(act);
    expect(await kept()).toMatchObject({ status: 'CANCELLED' });
    await expect(ask()).rejects.toMatchObject({ code: codes.conflict });
  },
);

test('nobody asks for the invoice of somebody else', async () => {
  await order.move('order.accepted');
  await expect(ask({}, await service.signIn('13977777777'))).rejects.toMatchObject({ code: codes.notFound });
  await expect(issueAtDesk(desk, order.orderNo, 'paid')).rejects.toThrow('须写明订单号与 issued');
  expect((await desk(`/invoices/${order.orderNo}`, { method: 'POST', body: '{"status":"PAID"}' })).status).toBe(400);
});
