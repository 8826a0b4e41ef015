import { count } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { placeOrder, orderDetail } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { idempotencyKeys, orderFees, orders } from '#server/db/schema/orders.ts';
import { cargoItem, orderForm, dangerousDetails } from '#tests/support/order.ts';
import { shownTotals, place } from '#tests/support/orders.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

const service = serviceForAll();
const session = sessionForAll(service);
let fclTotals: Awaited<ReturnType<typeof shownTotals>>;
beforeAll(async () => {
  fclTotals = await shownTotals(service, orderForm('fcl'));
});

const send = (body: unknown) => {
  // as many orders as are allowed per minute
  service.clock.advance(2_000);
  return sender(service).post(placeOrder.path, body, {
    ...jsonHeaders,
    Authorization: session.token,
    Cookie: `__Host-sid=${session.secret}`,
    'Idempotency-Key': crypto.randomUUID(),
  });
};

/** A form with one value replaced, by dotted path. */
const having = (form: OrderForm, path: string, value: unknown): unknown => {
  const copy: unknown = structuredClone(form);
  const parts = path.split('.');
  const last = parts.pop()!;
  Object.assign(
    parts.reduce<object>((at, part) => (at as Record<string, object>)[part]!, copy as object),
    { [last]: value },
  );
  return copy;
};

const rows = () =>
  Promise.all([orders, orderFees, idempotencyKeys].map((table) => service.db.select({ rows: count() }).from(table)));

const wrong = [null, -1, 0, 1.5, 1e308, '1e3', 'NaN', '0x10', [], {}, '2026-02-30', '__proto__', '\0', '\ud800'];
const anywhere = [
  'line',
  'offerId',
  'items.0.quantity',
  'cargo',
  'cargo.0.packagingCode',
  'cargo.0.dangerous.unNumber',
  'details.cargoReadyDay',
  'notifyParty.sameAsConsignee',
  'papersHeld.0',
];

test.each(anywhere)('%s with anything in it: rejections say why, store none', { tags: ['postgres'] }, async (path) => {
  for (const value of wrong) {
    const before = await rows();
    const { status, code, message } = await send({
      order: having(orderForm('fcl'), path, value),
      expectedTotals: fclTotals,
    });
    expect(status, `${path} = ${JSON.stringify(value)}`).toBeLessThan(500);
    expect(code).not.toBe(codes.tooMany);
    if (code === codes.ok) continue;
    expect(message).toMatch(/\p{Script=Han}/u);
    expect(message).not.toMatch(/^“[a-z]/i);
    expect(await rows()).toEqual(before);
  }
});

const apiError = async (form: OrderForm) => {
  const totals = await shownTotals(service, form);
  const before = await rows();
  const { code, message } = await send({ order: form, expectedTotals: totals });
  expect(await rows()).toEqual(before);
  return { code, message };
};

test.each<[string, OrderForm, RegExp]>([
  [
    'goods that weigh nothing',
    orderForm('warehousing', {
      cargo: [cargoItem('warehousing', { grossKg: '0.0001', volumeM3: '0.0000001', dangerous: null })],
    }),
    /不产生任何费用/,
  ],
  [
    'eight tonnes on one pallet',
    orderForm('warehousing', { items: [{ code: 'A-palletDay', quantity: 1 }], details: { pallets: '1' } }),
    /“托盘数”载重不足/,
  ],
  [
    'two tanks of goods in one',
    orderForm('tank', { cargo: [cargoItem('tank', { grossKg: 40_000 })] }),
    /“罐型罐数”载重不足/,
  ],
  [
    'an invisible name',
    orderForm('fcl', { cargo: [cargoItem('fcl', { nameZh: '\u200B\u202E' })] }),
    /“第1行货物的中文品名”不能为空/,
  ],
])('what cannot be meant is rejected %s', async (_name, form, words) => {
  expect(await apiError(form)).toEqual({ code: codes.badInput, message: expect.stringMatching(words) });
});

test('what is pasted with full-width forms, blanks and unseen marks is understood', async () => {
  const form = orderForm('fcl', {
    shipper: { ...orderForm('fcl').shipper!, name: '\u202AＥxample Coatings\u202C', telephone: '（021）5555 0120' },
    bookingContact: { name: '李订舱', phone: '+86 138-1234-5678', email: '李订舱 <ｂooking＠example.com\u200B>' },
    cargo: [cargoItem('fcl', { hsCode: '３２０８．９０', dangerous: dangerousDetails({ unNumber: 'ＵＮ １２６３' }) })],
  });
  const { orderNo } = await place(service, session, form);
  const { order } = await service.call(orderDetail, { orderNo }, { session });
  expect(order.shipper).toMatchObject({ name: 'Example Coatings', telephone: '(021)5555 0120' });
  expect(order.bookingContact).toMatchObject({ phone: '13812345678', email: 'booking@example.com' });
  expect(order.cargo[0]).toMatchObject({ hsCode: '320890', dangerous: { unNumber: '1263' } });
});

test.each<[ServiceCode, OrderForm['details']]>([
  ['fcl', { loadingAddress: 'x'.repeat(300) }],
  ['builtIn', { extraKilometres: 'much' }],
  ['dgDesk', { postAddress: '上海市' }],
])('%s: a field that is not shown is neither checked, priced nor stored', async (code, details) => {
  const plain = orderForm(code);
  const form = orderForm(code, {
    details,
    notifyParty: code === 'fcl' ? plain.notifyParty : { sameAsConsignee: true, name: 'x', address: '', telephone: '' },
  });
  expect(await shownTotals(service, form)).toEqual(await shownTotals(service, plain));
  const { orderNo } = await place(service, session, form);
  const { order } = await service.call(orderDetail, { orderNo }, { session });
  for (const name of Object.keys(details)) expect(order.details[name]).toBe('');
  expect(order.notifyParty).toEqual(plain.notifyParty);
});
