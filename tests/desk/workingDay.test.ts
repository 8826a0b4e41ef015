// @module-tag deep
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carouselQuery, newsPage } from '#contract/content/content.ts';
import { emptyCommandForm, fieldsOf } from '#contract/desk/commandForm.ts';
import { commandOrder, deskOrder, issueOrderInvoice } from '#contract/desk/orderDesk.ts';
import { deskQueue } from '#contract/desk/queue.ts';
import { goodsPage } from '#contract/goods/goods.ts';
import { orderInvoiceFile, requestInvoice } from '#contract/orders/invoice.ts';
import { orderDetail, orderPage, supplyInfo, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { enterprises, users } from '#service/db/schema/identity.ts';
import { notifications } from '#service/db/schema/notifications.ts';
import { orderEvents, orders } from '#service/db/schema/orders.ts';
import { seed } from '#service/db/seed/seed.ts';
import { staffMember } from '#tests/support/desk.ts';
import { verifiedEmail } from '#tests/support/emailSignIn.ts';
import { sampleFile } from '#tests/support/files.ts';
import { importAll, withoutDemo } from '#tests/support/importFiles.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { ordersAtSample, sampleCompany } from '#tests/support/sampleCompany.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService, requestOf } from '#tests/support/service.ts';
import { importedRows, nextEdition } from '#tests/support/upgrade.ts';

const count = 66;
const companies = ['13500000001', '13500000002', '13500000003'];

/** The way of an order that goes well; each takes of it what its service and cargo have. */
const way: ReadonlySet<OrderCommand> = new Set([
  'order.accepted',
  'space.released',
  'danger.declared',
  'cargo.gatedIn',
  'customs.cleared',
  'transport.departed',
  'transport.arrived',
  'order.completed',
]);

interface Customer {
  session: Awaited<ReturnType<TestService['signIn']>>;
  email: string;
}
type Staff = Awaited<ReturnType<typeof staffMember>>;

let service: TestService;
let customers: Customer[];
let clerk: Staff;
let reviewer: Staff;
beforeAll(async () => {
  service = await freshService();
  await withoutDemo(service);
  await importAll(service, sampleCompany());
  clerk = await staffMember(service, 'clerk');
  reviewer = await staffMember(service, 'reviewer');
  customers = [];
  for (const phone of companies) {
    const session = await service.signIn(phone);
    const [user] = await service.db.select().from(users).where(eq(users.id, session.userId));
    await service.db.update(enterprises).set({ auditStatus: 'PASS' }).where(eq(enterprises.id, user!.enterpriseId!));
    customers.push({ session, email: await verifiedEmail(service, session.userId) });
  }
});
afterAll(() => service.close());

const pdf = sampleFile.pdf() as Uint8Array<ArrayBuffer>;
/** A minute in China, so many hours from now. */
const minute = (hours: number) =>
  new Date(service.clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);

const typed = { note: '', dueAt: '', carrierBookingNo: 'HXLU6300123', vessel: 'HUAXIN RIVER', voyage: '2612W' };
const formFor = (command: OrderCommand, line: ServiceCode) => {
  const all = { ...typed, containers: 'MSCU1234566 CN887766', at: minute(0) };
  const asked = fieldsOf(command, line).filter(({ isRequired }) => isRequired);
  return { ...emptyCommandForm, ...Object.fromEntries(asked.map(({ name }) => [name, all[name]])) };
};

/** Lets the desk lead an order on until `last` or as far as it goes. */
const lead = async (orderNo: string, line: ServiceCode, last?: OrderCommand): Promise<void> => {
  for (;;) {
    const next = async (by: Staff) =>
      (await service.call(deskOrder, { orderNo }, by)).commands.find((one) => way.has(one));
    const ofClerk = await next(clerk);
    const command = ofClerk ?? (await next(reviewer));
    if (command === undefined) return;
    const by = ofClerk ? clerk : reviewer;
    await service.call(commandOrder, { orderNo, command, form: formFor(command, line) }, by);
    if (command === last) return;
  }
};

interface Placed {
  orderNo: string;
  line: ServiceCode;
  customer: Customer;
}
const placed: Placed[] = [];

test('66 orders of all services from three companies are placed, each with a document', async () => {
  for (let n = 0; n < count; n += 1) {
    const line = serviceCode.options[n % serviceCode.options.length]!;
    const customer = customers[n % customers.length]!;
    // an account may place 30 orders a minute
    if (n % 60 === 59) service.clock.advance(60_000);
    const { orderNo } = await place(service, customer.session, orderForm(line, ordersAtSample[line]));
    placed.push({ orderNo, line, customer });
    const document = { orderNo, fileName: 'SDS.pdf', paperCode: 'SDS', content: pdf };
    await service.call(uploadOrderDocument, document, customer);
  }
  expect((await service.call(deskQueue, {}, clerk)).length).toBeGreaterThan(0);
});

test('the desk reviews them, asks every tenth customer, and releases them', async () => {
  for (const [n, { orderNo, line, customer }] of placed.entries()) {
    if (n % 10 === 0) {
      const form = { ...emptyCommandForm, note: '请补充危包证', dueAt: minute(24) };
      await service.call(commandOrder, { orderNo, command: 'info.requested', form }, reviewer);
      await service.call(supplyInfo, { orderNo, note: '已补' }, customer);
      const { commands } = await service.call(deskOrder, { orderNo }, reviewer);
      if (commands.includes('review.begun'))
        await service.call(commandOrder, { orderNo, command: 'review.begun', form: emptyCommandForm }, reviewer);
    }
    await lead(orderNo, line, 'space.released');
  }
  const released = await service.db.$count(orders, inArray(orders.status, ['RELEASED', 'COMPLETED']));
  expect(released).toBe(count);
});

test('an upgrade in the middle of the day touches nothing that was imported or ordered', async () => {
  const rows = await importedRows(service, sampleCompany());
  const before = await service.call(orderPage, { size: 100 }, customers[0]!);
  await seed(service.db, service.clock, { demoData: false, ...nextEdition });
  // the next build, over the same database
  const { db, clock, reader, close } = service;
  service = Object.assign(await freshService({ db, clock, reader }), { close });
  expect(await importedRows(service, sampleCompany())).toEqual(rows);
  expect(await service.call(orderPage, { size: 100 }, customers[0]!)).toEqual(before);
});

test('the orders depart, arrive and are invoiced, and each customer downloads the invoice', async () => {
  for (const [n, { orderNo, line, customer }] of placed.entries()) {
    await lead(orderNo, line);
    await service.call(requestInvoice, { orderNo, invoice: invoiceForm }, customer);
    const invoiceNo = String(26_312_000_000_000 + n);
    await service.call(issueOrderInvoice, { orderNo, invoiceNo, fileName: '发票.pdf', content: pdf }, clerk);
    const detail = await service.call(orderDetail, { orderNo }, customer);
    expect(detail).toMatchObject({ status: 'COMPLETED', invoice: { issued: { invoiceNo, hasFile: true } } });
    const file = await service.fetch(requestOf(orderInvoiceFile, { orderNo }, customer));
    expect(file.status).toBe(200);
  }
});

test('every event that is notified by e-mail was mailed once, to its owner', async () => {
  const acts = { 'order.placed': 'order.received', 'info.requested': 'order.infoWanted' } as Record<string, string>;
  for (const act of ['order.accepted', 'space.released']) acts[act] = act.replace('space', 'order');
  const ownerOf = new Map(placed.map(({ orderNo, customer }) => [orderNo, customer.email]));
  const events = await service.db.select().from(orderEvents);
  const expected = [
    ...events.flatMap(({ act, orderNo }) => (acts[act] === undefined ? [] : [`${acts[act]} ${orderNo}`])),
    ...placed.map(({ orderNo }) => `invoice.ready ${orderNo}`),
  ].map((event) => `${event} ${ownerOf.get(event.split(' ')[1]!)}`);
  const mails: { messageId?: string; to: string }[] = [];
  const mail = { isOn: true, send: async (one: { messageId?: string; to: string }) => void mails.push(one) };
  while ((await messagesOf(service).send({ mail })) > 0);
  const rows = await service.db.select().from(notifications).where(eq(notifications.channel, 'email'));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const delivered = mails.map(({ messageId, to }) => {
    const { kind, facts } = byId.get(messageId!)!;
    return `${kind} ${facts.orderNo} ${to}`;
  });
  expect(delivered.toSorted()).toEqual(expected.toSorted());
  expect(delivered.length).toBeGreaterThan(3 * count);
});

test('nothing of the demo is visible', async () => {
  const shown = JSON.stringify([
    await service.call(orderPage, { size: 100 }, customers[0]!),
    ...(await Promise.all(serviceCode.options.map((line) => service.call(sellingMaintenance, { line, size: 100 })))),
    await service.call(goodsPage, {}),
    await service.call(carouselQuery, {}),
    await service.call(newsPage, {}),
  ]);
  expect(shown).toContain('华信');
  // what the demo sells is called 示例, and an upgraded text 新版
  expect(shown).not.toMatch(/示例|新版/);
});
