import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { InvoiceForm } from '#contract/orders/orderCalls.ts';
import { orderDetail, requestInvoice } from '#contract/orders/orderCalls.ts';
import type { OrderAct, OrderStatus } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { OrderKind } from '#machines/orders/orderLife.ts';
import { actsIn, firstStatus, nextStatus } from '#machines/orders/orderLife.ts';
import { firstInvoiced, isInvoiceable } from '#machines/orders/orderRights.ts';
import { invoiceRequests } from '#service/db/schema/orders.ts';
import { issueAtDesk, listInvoices } from '#service/admin/reviewOrders.ts';
import { statusWord } from '#service/orders/messages.ts';
import { kindOf } from '#service/orders/orderTraits.ts';
import { deskKeyOf } from '#service/enterprise/desk.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const secret = 'a secret of the desk, also long enough';
const headers = { Authorization: `Bearer ${deskKeyOf(secret)}` };

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
  service.call(requestInvoice, { orderNo: order.orderNo, invoice: { ...invoiceForm, ...form } }, { session: by });
const kept = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).invoice;

const depart = async () => {
  for (const act of [
    'order.accepted',
    'space.released',
    'cargo.gatedIn',
    'customs.cleared',
    'transport.departed',
  ] as const)
    await order.move(act);
};

/** The statuses an order may come to, each with whether the goods have left, or the service is done, on the way there. */
const comeTo = (kind: OrderKind) => {
  const found = new Map<OrderStatus, boolean>();
  const walk = (status: OrderStatus, isDone: boolean) => {
    if (found.has(status)) return;
    found.set(status, isDone);
    for (const act of actsIn(status, kind))
      walk(nextStatus(status, act, kind)!, isDone || act === 'transport.departed' || act === 'order.completed');
  };
  walk(firstStatus(kind), false);
  return [...found];
};

test.each(Object.values<LineDefinition>(allLines))(
  'an invoice of $line may be asked for from the departure or the completion on, and not before',
  ({ line }) => {
    for (const dangerous of [false, true])
      for (const [status, isDone] of comeTo(kindOf({ line, dangerous })))
        expect([status, isInvoiceable({ status, invoice: null })]).toEqual([status, isDone]);
    expect(isInvoiceable({ status: firstInvoiced(line), invoice: null })).toBe(true);
  },
);

test('the service takes a request in no other status, and says from when on', async () => {
  for (const [status, isDone] of comeTo(order.kind)) {
    await order.put(status);
    const asked = await ask().catch((error: unknown) => error);
    const refused = {
      code: codes.conflict,
      message: `订单当前状态为“${statusWord('fcl', status)}”，状态为“已开船”起可以申请开票`,
    };
    expect([status, asked]).toMatchObject([status, isDone ? { status: 'REQUESTED' } : refused]);
    await service.db.delete(invoiceRequests);
  }
});

test('row 5: an invoice is asked for once the goods have left, and may be asked for anew until it is issued', async () => {
  await expect(ask()).rejects.toMatchObject({ code: codes.conflict, message: expect.stringContaining('待受理') });
  await depart();
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
  await depart();
  await expect(ask(form)).rejects.toMatchObject({ code: codes.badInput, message: expect.stringMatching(words) });
  expect(await kept()).toBeNull();
});

test.each<OrderAct>(['order.cancelled', 'order.rejected', 'verification.lapsed'])(
  'a request of old, from before the departure, is changed while it waits, and dropped by %s',
  async (act) => {
    await depart();
    await ask();
    await order.put('ACCEPTED');
    expect(await ask({ companyName: '示例新材料有限公司' })).toMatchObject({ status: 'REQUESTED' });
    await order.move(act);
    expect(await kept()).toMatchObject({ status: 'CANCELLED', companyName: '示例新材料有限公司' });
    await expect(ask()).rejects.toMatchObject({ code: codes.conflict });
  },
);

test('nobody asks for the invoice of somebody else', async () => {
  await depart();
  await expect(ask({}, await service.signIn('13977777777'))).rejects.toMatchObject({ code: codes.notFound });
  await expect(issueAtDesk(desk, order.orderNo, 'paid')).rejects.toThrow('须写明订单号与 issued');
  expect((await desk(`/invoices/${order.orderNo}`, { method: 'POST', body: '{"status":"PAID"}' })).status).toBe(400);
});
