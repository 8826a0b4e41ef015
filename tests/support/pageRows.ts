import { eq, sql } from 'drizzle-orm';
import { claimSubject } from '#contract/desk/queue.ts';
import { decideApplication } from '#contract/desk/reviewDesk.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { saveQuote, shareQuote } from '#contract/quotes/savedQuotes.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { goodsItems } from '#server/db/schema/goods.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { billDrafts } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { applications } from '#server/db/schema/verification.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { billOrderNo } from '#stories/app/states/pageStates.ts';
import { secondBill } from '#stories/orders/billSamples.ts';
import { staffMember } from './desk.ts';
import { enquire, enquiryForm } from './enquiry.ts';
import { fclForm } from './fclOrder.ts';
import { copyOrder, place } from './orders.ts';
import type { TestService } from './service.ts';
import { applyWith } from './verification.ts';

/** How long before the tests' time everything started. */
const sinceMs = 26 * 3_600_000;

/** A text of this many characters: the maximum of a field. */
const zh = (length: number): string =>
  '示例特种化学品与新材料供应链管理（上海浦东新区）'.repeat(length).slice(0, length);
const en = (length: number): string =>
  'Donaudampfschifffahrts Chemicals International Trading & '.repeat(9).slice(0, length);

/** An order with the longest texts that the contract allows. */
const longest = (form: OrderForm): OrderForm => ({
  ...form,
  shipper: { ...form.shipper!, name: en(120), address: en(300) },
  consignee: { ...form.consignee!, name: en(120), address: en(300) },
  notifyParty: { sameAsConsignee: false, name: en(120), address: en(300), telephone: '+49 40 555 0130 ext 12345' },
  bookingContact: { ...form.bookingContact, name: zh(60) },
  cargo: form.cargo.map((item) => ({
    ...item,
    nameZh: zh(100),
    nameEn: en(200),
    dangerous: item.dangerous && { ...item.dangerous, technicalName: en(200), emergencyContact: zh(60) },
  })),
  remark: zh(500),
});

/** A service without rows, with notices of the desk, more rows than a page, or the longest texts; the signed-in users. */
export const withRows = async (service: TestService, rows: 'empty' | 'noticed' | 'full' | 'long') => {
  const { db, clock } = service;
  const { headers, staffId: issuedBy } = await staffMember(service, 'clerk', 'wang');
  if (rows === 'empty' || rows === 'noticed') {
    const boss = rows === 'noticed' && (await staffMember(service, 'administrator', 'chen'));
    for (const goods of boss ? ['工业甲苯', '树脂溶液', '乙酸乙酯'] : []) {
      clock.advance(60_000);
      const { enquiryNo: subject } = await enquire(service, enquiryForm({ goods }));
      await service.call(claimSubject, { about: 'enquiry', subject, from: null, to: 'wang' }, boss || undefined);
    }
    await db.delete(publishedRates);
    await db.delete(goodsItems);
    return { session: await service.signIn(), headers, token: '' };
  }
  const isLong = rows === 'long';
  const [quotes, enquiries] = isLong ? [3, 1] : [23, 3];
  const pass = () => clock.advance(sinceMs / (quotes + enquiries));
  // the names in the orders: a company's imports may have names of that length
  if (isLong)
    await db.execute(sql`with ships as (update voyages set vessel = ${en(60).trim()})
      update ports set name_zh = ${zh(60)} where code in ('CNSHA', 'DEHAM')`);
  clock.advance(-sinceMs);
  const session = await service.signIn();
  if (isLong)
    await db
      .update(users)
      .set({ name: zh(60) })
      .where(eq(users.id, session.userId));
  const form = isLong ? longest(fclForm()) : fclForm();
  const { orderNo } = await place(service, session, form);
  const [booked] = await db.select({ offer: orders.offer }).from(orders).where(eq(orders.orderNo, orderNo));
  const { vessel, voyage } = booked!.offer.sailing!;
  await storeShipment(db, orderNo, {
    ...noShipment,
    carrierBookingNo: isLong ? 'COSU'.repeat(10) : 'COSU6300123',
    vessel,
    voyage,
    containers: [{ containerNo: 'MSCU1234566', sealNo: 'CN1234567', tareKg: 2_230 }],
  });
  const act = { ...service, caller: { address: '127.0.0.1', userAgent: 'test', https: true } };
  await applyCommand(act, orderNo, 'order.accepted', { by: 'platform', note: isLong ? zh(500) : '' });
  await applyCommand(act, orderNo, 'space.released', { by: 'carrier', note: isLong ? zh(500) : '已订到舱位' });
  const statuses = ['SUBMITTED', 'NEED_INFO', 'DG_REVIEW', 'ACCEPTED', 'SAILED', 'COMPLETED', 'CANCELLED'];
  const changed = sql`jsonb_build_object('order_no', 'FCL260228' || lpad((900000 + n)::text, 6, '0'),
    'status', (array[${sql.join(statuses, sql`, `)}])[1 + n % 7], 'placed_at', placed_at - n * interval '5 hours')`;
  await copyOrder(service, isLong ? 3 : 59, changed);
  const wordy = { marks: en(500), letterOfCredit: en(500), placeOfDelivery: en(70) };
  for (const draft of secondBill.drafts) {
    const content = { ...draft.content, ...(isLong && wordy) };
    const issued = { issuedAt: new Date(draft.issuedAt), issuedBy, content };
    await db.insert(billDrafts).values({ ...draft, orderNo: billOrderNo, ...issued });
  }
  let quoteId = '';
  for (let n = quotes; n > 0; n -= 1) {
    pass();
    const quote = { name: isLong ? zh(60) : `汉堡 第 ${n} 版`, form };
    quoteId = (await service.call(saveQuote, quote, { session })).id;
  }
  const { shareToken } = await service.call(shareQuote, { id: quoteId, isShared: true }, { session });
  for (const phone of ['13700000001', '13700000002', '13700000003'].slice(0, enquiries)) {
    pass();
    const long = { contactName: zh(60), company: zh(100), goods: zh(200), origin: zh(60), destination: zh(60) };
    await enquire(service, enquiryForm({ phone, ...(isLong && long) }));
    await applyWith(service, await service.signIn(phone));
  }
  // one of several waits for a decision
  const applied = await db.select({ id: applications.id }).from(applications).orderBy(applications.submittedAt);
  for (const { id } of applied.slice(0, isLong ? 1 : -1))
    await service.call(decideApplication, { id, passes: true }, { headers });
  const name = isLong ? zh(120) : '示例涂料（上海）有限公司';
  await db.update(enterprises).set({ name, auditStatus: 'PASS' });
  await db.update(orders).set({ cancelsAt: null });
  // otherwise generated ids would decide the order in the address book and in the queue
  await db.update(applications).set({ submittedAt: sql`submitted_at - interval '20 days'` });
  await db.execute(sql`update address_entries set used_at = used_at - ascii(substr(role, 4)) * interval '1 second'`);
  return { session, headers, token: shareToken! };
};

/** Numbers generated ids by the order in which they appear. */
export const withStableIds = (text: string): string =>
  [...new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))].reduce(
    (changed, id, n) => changed.replaceAll(id, `00000000-0000-4000-8000-${String(n + 1).padStart(12, '0')}`),
    text,
  );
