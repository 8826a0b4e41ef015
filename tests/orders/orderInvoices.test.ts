import { beforeEach, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { InvoiceForm } from '#contract/orders/invoice.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { orderInvoiceFile, requestInvoice } from '#contract/orders/invoice.ts';
import type { OrderCommand, OrderStatus } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { OrderTraits } from '#machines/orders/orderLife.ts';
import { commandsIn, firstStatus, nextStatus } from '#machines/orders/orderLife.ts';
import { firstInvoiced, isInvoiceable } from '#machines/orders/orderRights.ts';
import { invoiceRequests } from '#server/db/schema/orders.ts';
import { issueAtDesk, listInvoices } from '#server/admin/reviewOrders.ts';
import { issueInvoice } from '#server/orders/charges/invoices.ts';
import { uninvoicedOrdersOf } from '#server/orders/openOrders.ts';
import { traitsOf } from '#server/orders/orderTraits.ts';
import { sampleFile } from '#tests/support/files.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';
import { printedBy } from '#tests/support/admin.ts';
import { reviewDeskOf } from '#tests/support/desk.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: false }));
beforeEach(async () => {
  await order.begin();
  await service.db.delete(invoiceRequests);
});

const desk = reviewDeskOf(service);
const request = (form: Partial<InvoiceForm> = {}, by = session) =>
  service.call(requestInvoice, { orderNo: order.orderNo, invoice: { ...invoiceForm, ...form } }, { session: by });
const stored = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).invoice;

const depart = async () => {
  for (const command of [
    'order.accepted',
    'space.released',
    'cargo.gatedIn',
    'customs.cleared',
    'transport.departed',
  ] as const)
    await order.move(command);
};

/** The possible statuses of an order, and whether by then the goods have left or the service is done. */
const comeTo = (kind: OrderTraits) => {
  const found = new Map<OrderStatus, boolean>();
  const walk = (status: OrderStatus, isDone: boolean) => {
    if (found.has(status)) return;
    found.set(status, isDone);
    for (const command of commandsIn(status, kind))
      walk(
        nextStatus(status, command, kind)!,
        isDone || command === 'transport.departed' || command === 'order.completed',
      );
  };
  walk(firstStatus(kind), false);
  return [...found];
};

test.each(Object.values<ServiceDefinition>(allServices))('$line: invoices from departure or completion', ({ line }) => {
  for (const dangerous of [false, true])
    for (const [status, isDone] of comeTo(traitsOf({ line, dangerous, reviewReasons: [] })))
      expect([status, isInvoiceable({ status, invoice: null })]).toEqual([status, isDone]);
  expect(isInvoiceable({ status: firstInvoiced(line), invoice: null })).toBe(true);
});

test('row 5: an invoice is requested once the goods have left, and may be requested again until it is issued', async () => {
  await expect(request()).rejects.toHaveCode(codes.conflict, /待受理/);
  await depart();
  expect(await uninvoicedOrdersOf(service.db, session.userId)).toBe(1);
  expect(await request()).toEqual({ status: 'REQUESTED', requestedAt: '2026-03-02T02:00:00.000Z' });
  expect(await uninvoicedOrdersOf(service.db, session.userId)).toBe(0);
  await request({ companyName: '示例新材料有限公司' });
  expect(await stored()).toMatchObject({ status: 'REQUESTED', companyName: '示例新材料有限公司' });

  const listed = await printedBy(() => listInvoices(desk));
  for (const messages of [order.orderNo, '增值税专用发票', '示例新材料有限公司', '91310000MA1FL0000N', '王会计'])
    expect(listed).toContain(messages);
  const issued = await printedBy(() => issueAtDesk(desk, order.orderNo, 'issued'));
  expect(issued).toContain(`${order.orderNo}  发票已开具`);
  expect(await stored()).toMatchObject({ status: 'ISSUED' });
  // the command line records no number and no file
  expect((await stored())?.issued).toBeUndefined();
  await expect(service.call(orderInvoiceFile, { orderNo: order.orderNo }, { session })).rejects.toHaveCode(
    codes.notFound,
    '该订单还没有可下载的发票',
  );
  await expect(request()).rejects.toHaveCode(codes.conflict, '发票已开具，如需更改请联系客服');
  expect((await desk(`/invoices/${order.orderNo}`, { method: 'POST', body: '{"status":"ISSUED"}' })).status).toBe(404);
});

test.each<[string, Partial<InvoiceForm>, RegExp]>([
  ['a credit code with a wrong check character', { taxpayerId: '91310000MA1FL00000' }, /“纳税人识别号”有误/],
  ['no bank on a special invoice', { bank: '' }, /“开户银行”不能为空/],
  ['no e-mail', { receiverEmail: 'x' }, /“电子发票邮箱”不是有效/],
])('%s is rejected', async (_name, form, words) => {
  await depart();
  await expect(request(form)).rejects.toMatchObject({ code: codes.badInput, message: expect.stringMatching(words) });
  expect(await stored()).toBeNull();
});

test.each<OrderCommand>(['order.cancelled', 'order.rejected', 'verification.lapsed', 'space.withdrawn'])(
  'a request of old, from before the departure, is changed while it waits, and dropped by %s',
  async (command) => {
    await depart();
    await request();
    await order.put(command === 'space.withdrawn' ? 'RELEASED' : 'ACCEPTED');
    expect(await request({ companyName: '示例新材料有限公司' })).toMatchObject({ status: 'REQUESTED' });
    await order.move(command);
    expect(await stored()).toMatchObject({ status: 'CANCELLED', companyName: '示例新材料有限公司' });
    await expect(request()).rejects.toHaveCode(codes.conflict);
  },
);

test('no user requests the invoice of another', async () => {
  await depart();
  await expect(request({}, await service.signIn('13977777777'))).rejects.toHaveCode(codes.notFound);
  await expect(issueAtDesk(desk, order.orderNo, 'paid')).rejects.toThrow('须写明订单号与 issued');
  expect((await desk(`/invoices/${order.orderNo}`, { method: 'POST', body: '{"status":"PAID"}' })).status).toBe(400);
});

test('the file of an issued invoice is downloaded by its owner alone', async () => {
  await depart();
  const { requestedAt } = await request();
  const { orderNo } = order;
  const file = sampleFile.pdf() as Uint8Array<ArrayBuffer>;
  const caller = { address: '127.0.0.1', userAgent: 'test', https: true };
  const issued = { requestedAt, invoiceNo: '8', fileName: '发票.pdf', file, login: 'wang' };
  await issueInvoice({ ...service, caller }, orderNo, issued);
  expect(await stored()).toMatchObject({ status: 'ISSUED', issued: { invoiceNo: '8', hasFile: true } });
  const download = (by: typeof session) => service.send(orderInvoiceFile, { orderNo }, { session: by });
  const response = await download(session);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('发票.pdf'));
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(file));
  expect((await download(await service.signIn('13900000009'))).status).toBe(404);
});
