// @module-tag postgres
import { getTableConfig } from 'drizzle-orm/pg-core';
import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { correctShipment } from '#contract/desk/orders/correction.ts';
import { sendAtDesk } from '#contract/conversation/deskCalls.ts';
import { commandOrder, issueOrderInvoice } from '#contract/desk/orders/orderDesk.ts';
import { requestInvoice } from '#contract/orders/invoice.ts';
import { saveQuote } from '#contract/quotes/savedQuotes.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo } from '#contract/auth/user.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { closeDueAccounts } from '#server/auth/closing/dueClosings.ts';
import { schema } from '#server/db/schema.ts';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { invoiceRequests, orderEvents, orders } from '#server/db/schema/orders.ts';
import { sendNotices } from '#server/auth/sms/notices.ts';
import { decide, waitingApplications } from '#server/enterprise/review.ts';
import pino from 'pino';
import { adminOf } from '#tests/support/admin.ts';
import { staffMember } from '#tests/support/desk.ts';
import { digest, goodPassword, phonesAfter, registered, signInByPassword } from '#tests/support/credentials.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { sampleFile } from '#tests/support/files.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { heldOfAccount } from './heldOfAccount.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { accountOf, noticesTo, requestedClosing } from './closing.ts';
import { entered } from '#tests/support/userCenter.ts';
import { applyWith, enterpriseOf } from '#tests/support/verification.ts';

const log = pino({ level: 'silent' });
const day = 86_400_000;

const service = serviceForAll();

const admin = adminOf({ fetch: (request) => service.fetch(request) });
const freshPhone = phonesAfter(13_600_000_000);

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const rows: unknown[] = [];
  for (const table of Object.values(schema).filter((entry) => is(entry, PgTable)))
    rows.push(getTableConfig(table).name, await service.db.select().from(table));
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? value.length : value));
};

describe('at its time', () => {
  const phone = freshPhone();
  const persons = [
    '甲联系人',
    '13699990001',
    'contact@person.example',
    '乙收票人',
    '13699990002',
    'receiver@person.example',
    '丙提货人',
    '13699990003',
  ];
  let session: Session;
  let orderNo: string;
  let stored: string;
  const held = () => heldOfAccount(service, { userId: session.userId, phone, name: '甲联系人' });

  beforeAll(async () => {
    await registered(service, phone);
    await service.call(passwordLogin, { userName: phone, password: digest(phone, goodPassword), remember: true });
    session = await service.signIn(phone);
    await service.db.update(users).set({ name: '甲联系人' }).where(eq(users.id, session.userId));
    await applyWith(service, session);
    const waiting = (await waitingApplications(service.db)).find(({ userId }) => userId === session.userId);
    await decide({ ...service, by: 'desk' }, waiting!, { status: 'PASS' });
    const order = await livingOrder(service, session, { dangerous: true });
    ({ orderNo } = order);
    const [row] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const bookingContact = { name: '甲联系人', phone: '13699990001', email: 'contact@person.example' };
    await service.db
      .update(orders)
      .set({ content: { ...row!.content, bookingContact, remark: '请电 13699990001 甲联系人' } })
      .where(eq(orders.orderNo, orderNo));
    const content = sampleFile.pdf() as Uint8Array<ArrayBuffer>;
    await service.call(uploadOrderDocument, { orderNo, fileName: 'MSDS.pdf', paperCode: '', content }, { session });
    await service.call(uploadOrderDocument, { fileName: '草稿.pdf', paperCode: 'SDS', content }, { session });
    const clerk = await staffMember(service, 'clerk');
    for (const audience of ['colleagues', 'customer'] as const)
      await service.call(
        sendAtDesk,
        { about: 'order', subject: orderNo, audience, text: '丙提货人 13699990003 来提单' },
        { headers: { ...clerk.headers, 'idempotency-key': `note-to-${audience}` } },
      );
    await order.put('ACCEPTED');
    const released = { carrierBookingNo: 'COSU6300123', note: '丙提货人 13699990003 已知' };
    const { length: version } = await order.events();
    await service.call(commandOrder, { orderNo, version, command: 'space.released', form: released }, clerk);
    const form = { voyage: '012W', reason: '丙提货人 13699990003 来电' };
    await service.call(correctShipment, { orderNo, version: version + 1, form }, clerk);
    await order.setStatus('SAILED');
    const receiver = {
      receiverName: '乙收票人',
      receiverPhone: '13699990002',
      receiverEmail: 'receiver@person.example',
    };
    const request = { orderNo, invoice: { ...invoiceForm, ...receiver } };
    const { requestedAt } = await service.call(requestInvoice, request, { session });
    const issued = { orderNo, requestedAt, invoiceNo: '26312000000012345678', fileName: '乙收票人.pdf', content };
    await service.call(issueOrderInvoice, issued, clerk);
    await order.setStatus('COMPLETED');
    await enquire(service, enquiryForm({ contactName: '甲联系人', phone: '13699990001' }), { session });
    await enquire(service, enquiryForm({ contactName: '甲联系人', phone }));
    stored = await everything();
    await service.call(saveQuote, { name: '甲联系人的报价', form: fclForm() }, { session });
    await requestedClosing(service, session);
  });

  test('the database knows who it is about before', () => {
    expect([phone, ...persons].filter((words) => !stored.includes(words))).toEqual([]);
  });

  test('it holds all that the texts speak of', async () => {
    expect(Object.entries(await held()).filter(([, rows]) => rows === 0)).toEqual([]);
  });

  test('an account that is not due stays', async () => {
    service.clock.advance(20 * day);
    await closeDueAccounts({ ...service, log, hotline: '400' });
    expect(await accountOf(service, session)).toMatchObject({ phone, closedAt: null });
  });

  test('nothing of the user is left in any table, and an SMS says that it is done', async () => {
    service.clock.advance(day + 8 * 3_600_000);
    expect(await closeDueAccounts({ ...service, log, hotline: '400' })).toBeGreaterThan(0);
    await sendNotices({ ...service, sms: service.inbox, log });
    expect(noticesTo(service, phone)[0]).toBe('account_closed');
    const left = await everything();
    expect([phone, ...persons].filter((words) => left.includes(words))).toEqual([]);
    expect(await accountOf(service, session)).toMatchObject({ name: '已注销用户', passwordHash: null });
  });

  test('deleted and retained data are those that the site lists', async () => {
    const rows = await held();
    expect(accountClosing.deleted.filter((what) => rows[what] > 0)).toEqual([]);
    expect(accountClosing.retained.filter(({ what }) => rows[what] === 0)).toEqual([]);
  });

  test('the order, its documents and the printed parts of its invoice are retained', async () => {
    const [order] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(order).toMatchObject({ status: 'COMPLETED', content: { bookingContact: { name: '（已删除）' } } });
    expect(order!.content.cargo[0]).toMatchObject({ nameZh: '工业涂料', grossKg: 8_000 });
    const [invoice] = await service.db.select().from(invoiceRequests).where(eq(invoiceRequests.orderNo, orderNo));
    expect(invoice!.content).toMatchObject({
      companyName: '示例涂料（上海）有限公司',
      taxpayerId: '91310000MA1FL0000N',
      receiverName: '（已删除）',
    });
    expect(invoice).toMatchObject({ invoiceNo: '26312000000012345678' });
    expect(invoice!.file!.length).toBeGreaterThan(0);
    const [shipment] = await service.db.select().from(orderShipments).where(eq(orderShipments.orderNo, orderNo));
    expect(shipment!.content).toMatchObject({ carrierBookingNo: 'COSU6300123' });
    const timeline = await service.db.select().from(orderEvents).where(eq(orderEvents.orderNo, orderNo));
    expect(timeline.map(({ act, note }) => [act, note])).toContainEqual(['space.released', '']);
    const events = await service.db.select().from(auditEntries).where(eq(auditEntries.userId, session.userId));
    expect(events.map(({ event }) => event)).toContain('account.closed');
  });

  test('its session, password and second closing open nothing', async () => {
    await expect(service.call(getInfo, {}, { session })).rejects.toHaveCode(codes.notLoggedIn);
    await expect(signInByPassword(service, phone)).rejects.toHaveCode(codes.credentialsWrong);
    expect(await closeDueAccounts({ ...service, log, hotline: '400' })).toBe(0);
  });

  test('its phone opens a new account that sees nothing of the old one, and may verify the same company', async () => {
    const fresh = await service.signIn(phone);
    expect(fresh.userId).not.toBe(session.userId);
    const { text } = await entered(service, fresh);
    expect(await text('/dashboard/workplace')).not.toContain(orderNo);
    expect(await enterpriseOf(service, fresh)).toMatchObject({ serviceOpenAuditStatus: 'NONE', enterpriseName: null });
    expect(await applyWith(service, fresh)).toEqual({ status: 'REVIEWING' });
    const [old] = await service.db
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, (await accountOf(service, session)).enterpriseId!));
    expect(old).toMatchObject({ auditStatus: 'NONE', mcpCode: null });
  });
});

test('an operator accepts a request by phone, and closes earlier on demand; a company with its last member', async () => {
  const [phone, last] = [freshPhone(), freshPhone()];
  const [session, other] = [await service.signIn(phone), await service.signIn(last)];
  const { enterpriseId } = await accountOf(service, session);
  await service.db.update(users).set({ enterpriseId }).where(eq(users.id, other.userId));
  const company = eq(enterprises.id, enterpriseId!);
  await service.db.update(enterprises).set({ auditStatus: 'PASS' }).where(company);
  await expect(admin.printed('account', 'close', phone, '--now')).rejects.toThrow('没有进行中的注销申请');
  expect(await admin.printed('account', 'close', phone)).toContain('已受理，最迟');
  await expect(service.call(getInfo, {}, { session })).rejects.toHaveCode(codes.notLoggedIn);
  expect(await admin.printed('account', 'close', phone, '--now')).toBe('已注销。\n');
  await expect(admin.printed('account', phone)).rejects.toThrow('没有使用该手机号的账号');
  expect(await enterpriseOf(service, other)).toMatchObject({ serviceOpenAuditStatus: 'PASS' });
  for (const now of [[], ['--now']]) await admin.printed('account', 'close', last, ...now);
  expect(await service.db.select().from(enterprises).where(company)).toMatchObject([{ auditStatus: 'NONE' }]);
});
