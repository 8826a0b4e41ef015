// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { otherPaper, requestDocument } from '#contract/desk/orders/documentRequests.ts';
import { recordCost } from '#contract/desk/figures/costs.ts';
import { decidePrice } from '#contract/desk/priceDesk.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import type { SplitForm } from '#contract/desk/split/orderSplit.ts';
import { splitOrder } from '#contract/desk/split/orderSplit.ts';
import { splitParts } from '#contract/desk/split/splitParts.ts';
import { pricedParts } from '#contract/desk/split/splitPrices.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { billingLines, billingNotes, creditAccounts } from '#server/db/schema/ledger.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { shippingInstructions, vgmDeclarations } from '#server/db/schema/orderPapers.ts';
import { orders, orderDocuments } from '#server/db/schema/orders.ts';
import { trackEvents } from '#server/db/schema/tracking.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { staffMember } from '#tests/support/desk.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const boss = madeForAll(() => staffMember(service, 'administrator', 'chen'));

const paint = cargoItem('fcl');
const emulsion = cargoItem('fcl', { dangerous: null });
/** Paint in the first of two containers, an emulsion in the second. */
const allotted = orderForm('fcl', {
  items: [{ code: '20GP', quantity: '2' }],
  cargo: [paint, { ...emulsion, unit: '2', packages: '60', grossKg: '9000', volumeM3: '12' }],
});
const upload = (orderNo: string) =>
  service.db.insert(orderDocuments).values({
    id: crypto.randomUUID(),
    orderNo,
    fileName: 'SDS.pdf',
    mediaType: 'application/pdf',
    paperCode: 'SDS',
    content: new Uint8Array([37]),
    uploadedAt: service.clock.now(),
  });
const [one, other] = ['MSCU1234566', 'CSQU3054383'];
const shipped = {
  ...noShipment,
  carrierBookingNo: 'COSU1',
  billOfLadingNo: 'COSUBL1',
  vessel: 'EVER GOODS',
  voyage: '012W',
  containers: [
    { containerNo: one, sealNo: 'CN1', tareKg: 2200 },
    { containerNo: other, sealNo: 'CN2', vgmKg: 11_400 },
  ],
};

const ordered = async (form = allotted, status: OrderStatus = 'RELEASED') => {
  const { orderNo } = await place(service, customer, form);
  await service.db.update(orders).set({ status }).where(eq(orders.orderNo, orderNo));
  return orderNo;
};
const atDesk = (orderNo: string) => service.call(deskOrder, { orderNo }, clerk);
const seen = (orderNo: string) => service.call(orderDetail, { orderNo }, { session: customer });
const half: SplitForm = { units: [2], containers: [], packages: [], reason: '客户分两票交货' };
const split = async (orderNo: string, form: Partial<SplitForm> = {}, version?: number, by = clerk) =>
  service.call(
    splitOrder,
    { orderNo, version: version ?? versionOf(await atDesk(orderNo)), form: { ...half, ...form } },
    by,
  );
const together = (...all: { totals: Total[] }[]) =>
  (['1', '2'] as const).map((currency) =>
    sumOf(all.flatMap(({ totals }) => totals.filter((total) => total.currency === currency).map((t) => t.amount))),
  );

test('containers, their facts, papers and goods become an order of their own; both cost together what the whole did', async () => {
  const orderNo = await ordered();
  await storeShipment(service.db, orderNo, shipped);
  const before = await atDesk(orderNo);
  const at = service.clock.now();
  await upload(orderNo);
  const unweighed = { certificateNo: '', weighedOn: '', weighedBy: '' };
  const masses = { ...unweighed, method: '1', tareKg: 0, maxGrossKg: 30_480 } as const;
  const container = { ...masses, containerType: '20GP', cargoKg: 0, packingKg: 0, dunnageKg: 0 };
  await service.db.insert(vgmDeclarations).values({
    orderNo,
    version: 1,
    submittedAt: at,
    content: {
      responsible: 'A',
      signatory: 'B',
      telephone: '+86 21 5555 0110',
      containers: [
        { ...container, containerNo: one, vgmKg: 10_000 },
        { ...container, containerNo: other, vgmKg: 11_400 },
      ],
    },
  });
  const entry = { portCode: '', vessel: '', voyage: '', note: '', source: 'desk', recordedAt: at } as const;
  await service.db.insert(trackEvents).values([
    { ...entry, orderNo, position: 0, kind: 'departed', classifier: 'EST', at, containerNo: '' },
    { ...entry, orderNo, position: 1, kind: 'gateIn', classifier: 'ACT', at, containerNo: other },
  ] as (typeof trackEvents.$inferInsert)[]);

  await expect(split(orderNo)).rejects.toMatchObject({ field: 'form.containers' });
  const version = versionOf(before);
  const { splitOff, status } = await split(orderNo, { containers: [other] }, version);
  expect(status).toBe('RELEASED');
  await expect(split(orderNo, { containers: [other] }, version)).rejects.toHaveCode(codes.conflict, /王敏/, 'version');

  const [stays, goes] = [await atDesk(orderNo), await atDesk(splitOff)];
  expect([stays.splitInto, goes.splitFrom]).toEqual([[splitOff], orderNo]);
  expect(
    [stays, goes].map((part) => [part.order.items, part.order.cargo.map(({ packages, unit }) => [packages, unit])]),
  ).toEqual([
    [[{ code: '20GP', quantity: 1 }], [[40, 1]]],
    [[{ code: '20GP', quantity: 1 }], [[60, 1]]],
  ]);
  expect([stays.isDangerous, goes.isDangerous]).toEqual([true, false]);
  expect([stays.shipment, goes.shipment]).toEqual([
    { ...shipped, containers: [shipped.containers[0]] },
    { ...shipped, billOfLadingNo: '', containers: [shipped.containers[1]] },
  ]);
  expect(
    [stays, goes].map((part) => part.vgmVersions.at(-1)!.content.containers.map(({ containerNo }) => containerNo)),
  ).toEqual([[one], [other]]);
  const tracked = async (of: string) => service.db.$count(trackEvents, eq(trackEvents.orderNo, of));
  expect([await tracked(orderNo), await tracked(splitOff)]).toEqual([1, 2]);
  expect(goes.documents.map(({ fileName }) => fileName)).toEqual(['SDS.pdf']);
  expect(goes.order.bookingContact).toEqual(before.order.bookingContact);
  expect(goes.placedAt).toBe(before.placedAt);
  expect(goes.timeline.slice(0, -1)).toEqual(before.timeline);
  expect(together(stays, goes)).toEqual(together(before));
  expect(goes.prices).toMatchObject([
    { state: 'approved', decidedBy: null },
    { state: 'proposed', decidedBy: null },
  ]);
  for (const price of goes.prices.slice(1)) {
    const own = { orderNo: splitOff, id: price.id, decision: 'approved', comment: '' } as const;
    await service.call(decidePrice, { ...own, version: versionOf(await atDesk(splitOff)) }, boss);
  }
  const charged = await atDesk(splitOff);
  expect(together(charged)).toEqual(together({ totals: charged.fees }));

  const told = await service.db.select().from(notifications).where(eq(notifications.kind, 'order.split'));
  expect(new Set(told.map(({ facts }) => facts.note))).toEqual(new Set([`拆出新订单 ${splitOff}；${half.reason}`]));
  const own = await seen(splitOff);
  expect(own.timeline.find(({ act }) => act === 'order.split')?.note).toBe(`由订单 ${orderNo} 拆出：${half.reason}`);
  const audited = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'order.split'));
  expect(audited).toMatchObject([{ userId: customer.userId, detail: { orderNo, splitOff, staff: 'wang' } }]);
});

test('costs are divided to the cent, requests stand on both orders, and who split approves no difference', async () => {
  const orderNo = await ordered({ ...allotted, items: [{ code: '20GP', quantity: '3' }] });
  const cost = { supplier: '某船公司', chargeName: '海运费', amount: '1000.00', evidence: 'B1' };
  const form = { ...cost, currency: '2' } as const;
  await service.call(recordCost, { orderNo, id: crypto.randomUUID(), form }, clerk);
  const asked = { paperName: '包装照片', dueAt: '2026-03-09T18:00', note: '' };
  for (const paperCode of ['SDS', otherPaper]) {
    const version = versionOf(await atDesk(orderNo));
    await service.call(requestDocument, { orderNo, version, form: { ...asked, paperCode } }, clerk);
  }
  const { splitOff } = await split(orderNo, {}, undefined, boss);
  const [stays, goes] = [await atDesk(orderNo), await atDesk(splitOff)];
  const costs = [stays, goes].map((part) => part.costs!.map(({ state, amount }) => [state, amount] as const));
  const bySize = costs.map((lines) => lines.toSorted(([, a], [, b]) => b - a));
  expect(bySize.map((lines) => lines.flat())).toEqual([
    ['corrected', 100_000, 'recorded', 66_667],
    ['recorded', 33_333],
  ]);
  expect(goes.requests).toEqual(stays.requests);
  expect(goes.requests).toHaveLength(2);
  const { id } = goes.prices.find(({ state }) => state === 'proposed')!;
  const own = { orderNo: splitOff, id, decision: 'approved', comment: '' } as const;
  const decided = service.call(decidePrice, { ...own, version: versionOf(goes) }, boss);
  await expect(decided).rejects.toHaveCode(codes.forbidden);
});

test.each(['order_fees', 'order_documents', 'order_costs', 'order_events', 'audit_entries', 'notifications'])(
  'a split that is interrupted when it writes %s has changed nothing',
  async (table) => {
    const orderNo = await ordered();
    await upload(orderNo);
    const form = { supplier: 'A', chargeName: 'B', currency: '1', amount: '10', evidence: '' } as const;
    await service.call(recordCost, { orderNo, id: crypto.randomUUID(), form }, clerk);
    const before = [await atDesk(orderNo), await service.db.$count(orders)];
    await service.db.execute(
      sql`create function interrupt() returns trigger language plpgsql as 'begin raise exception ''gone''; end'`,
    );
    await service.db.execute(
      sql.raw(`create trigger interrupted before insert on ${table} execute function interrupt()`),
    );
    await expect(split(orderNo)).rejects.toHaveCode(codes.failed);
    await service.db.execute(sql`drop function interrupt cascade`);
    expect([await atDesk(orderNo), await service.db.$count(orders)]).toEqual(before);
    await split(orderNo);
  },
);

test('goods without stated containers are divided by packages, to the gram, and the whole instruction follows', async () => {
  const three = cargoItem('lcl', { packages: '3', grossKg: '10000', volumeM3: '14' });
  const orderNo = await ordered(orderForm('lcl', { cargo: [three] }));
  const party = { name: 'A', address: 'B', telephone: '', email: '' };
  const line = { cargo: 0, containerNo: '', sealNo: '', description: 'UN 1263 PAINT', hsCode: '320890' };
  const asBill = { billType: 'original', originals: '3', letterOfCredit: '' } as const;
  const terms = { ...asBill, marks: 'N/M', freightTerm: 'prepaid' } as const;
  await service.db.insert(shippingInstructions).values({
    orderNo,
    version: 1,
    submittedAt: service.clock.now(),
    content: {
      ...terms,
      shipper: party,
      consignee: party,
      notifyParties: [],
      lines: [{ ...line, packages: 3, grossKg: 10_000, volumeM3: 14 }],
    },
  });
  const { splitOff } = await split(orderNo, { units: [], packages: [1] });
  const parts = [await atDesk(orderNo), await atDesk(splitOff)];
  const measures = parts.map(({ order: { cargo } }) =>
    cargo.map((item) => [item.packages, item.grossKg, item.volumeM3, item.dangerous?.netKg]),
  );
  expect(measures).toEqual([[[2, 6666.667, 9.333, 4666.667]], [[1, 3333.333, 4.667, 2333.333]]]);
  const instructed = parts.map(({ instructions }) =>
    instructions.flatMap(({ version, content }) => [version, content.lines[0]!.packages]),
  );
  expect(instructed).toEqual([
    [1, 3, 2, 2],
    [1, 1],
  ]);
});

test('the parts take no more of a contract than the whole order did', async () => {
  const three = { ...allotted, items: [{ code: '20GP', quantity: '3' }], cargo: [emulsion] };
  const { order, offer, fees } = await seen(await ordered({ ...three, cargo: [{ ...emulsion, packages: '90' }] }));
  const charge = offer.tariff.find(({ code, item }) => code === 'OF' && item === '20GP')!;
  const scope = { goodsScope: 'any', goodsCode: '', contractNo: 'HT-9', validFrom: '', validUntil: '' } as const;
  const volume = { committed: 9, left: 2, beyond: 'ends', isOver: false } as const;
  const rate = { ...scope, ...volume, id: 'r', charge: { ...charge, amount: 100 } };
  const source = { line: order.line, status: 'ACCEPTED', order, shipment: noShipment } as const;
  const parts = splitParts(source, { ...half, units: [3], packages: [30] });
  const priced = pricedParts({ order, offer: { ...offer, contract: [rate] }, fees }, [parts[0].order, parts[1].order]);
  expect(priced.map(({ uses }) => uses)).toEqual([[{ rateId: 'r', quantity: 2 }], []]);
});

test('an order that is billed is not split before a credit note', async () => {
  const orderNo = await ordered();
  const [stored] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  const enterpriseId = stored!.enterpriseId!;
  const account = { enterpriseId, paymentDays: 30, countsFrom: '2026-01-01', createdAt: new Date(0) };
  await service.db.insert(creditAccounts).values(account);
  const issued = { issuedOn: '2026-03-02', issuedBy: clerk.staffId, issuedAt: new Date(0) };
  const note = { ...issued, enterpriseId, currency: '1', amount: 5, reason: '' } as const;
  const issue = async (id: string, given: { kind: 'bill' | 'credit'; noteNo: string; billId?: string }) => {
    await service.db.insert(billingNotes).values({ ...note, id, ...given });
    await service.db.insert(billingLines).values({ noteId: id, position: 1, orderNo, text: '', amount: 5 });
  };
  const bill = crypto.randomUUID();
  await issue(bill, { kind: 'bill', noteNo: 'ZD1' });
  await expect(split(orderNo)).rejects.toHaveCode(codes.conflict, /ZD1/);
  await issue(crypto.randomUUID(), { kind: 'credit', noteNo: 'DX1', billId: bill });
  await split(orderNo);
});

test.each<[string, OrderStatus, Partial<SplitForm>, object]>([
  ['one that is not accepted', 'SUBMITTED', {}, { code: codes.conflict }],
  ['one that has sailed', 'SAILED', {}, { code: codes.conflict }],
  ['containers in the port without numbers', 'GATED_IN', {}, { code: codes.conflict }],
  ['no container', 'ACCEPTED', { units: [] }, { field: 'form.units' }],
  ['every container', 'ACCEPTED', { units: [1, 2] }, { field: 'form.units' }],
  ['a container that was not ordered', 'ACCEPTED', { units: [3] }, { field: 'form.units' }],
  ['a number of another order', 'ACCEPTED', { containers: ['MSCU1234566'] }, { field: 'form.containers' }],
])('%s is not split', async (_, status, form, rejection) => {
  const orderNo = await ordered(allotted, status);
  await expect(split(orderNo, form)).rejects.toMatchObject(rejection);
  expect(await service.db.$count(orders, eq(orders.splitFrom, orderNo))).toBe(0);
});

test('of two who split an order at once one does', async () => {
  const orderNo = await ordered();
  const version = versionOf(await atDesk(orderNo));
  const both = await Promise.allSettled([split(orderNo, {}, version), split(orderNo, { units: [1] }, version)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await service.db.$count(orders, eq(orders.splitFrom, orderNo))).toBe(1);
});
