// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deskEnquiry } from '#contract/desk/reviewDesk.ts';
import { sendAtDesk, uploadFileAtDesk } from '#contract/conversation/deskCalls.ts';
import { deskQueue } from '#contract/desk/queue.ts';
import {
  noteOffer,
  offerBases,
  offerTemplates,
  removeOfferTemplate,
  saveOfferTemplate,
  sendOffer,
} from '#contract/desk/offerDesk.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { OfferDraft, OfferOption } from '#contract/quotes/offerDraft.ts';
import { acceptOffer, answerOffer, offerByLink, offerFile } from '#contract/quotes/offers.ts';
import { orderQuote } from '#contract/quotes/savedQuotes.ts';
import { offers } from '#server/db/schema/offers.ts';
import { offerBasesOf } from '#server/offers/bases.ts';
import { englishAlone } from '#contract/app/languages.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { staffMember } from '#tests/support/desk.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { sampleFile } from '#tests/support/files.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const messages = messagesOf(service);
let wang: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  wang = await staffMember(service, 'clerk', 'wang');
});

const charge = { code: '', side: 'freight', currency: '2', basis: 'container', item: '20GP' } as const;
const paper = { ...charge, nameZh: '文件费', side: 'origin', currency: '1', basis: 'bill', item: null } as const;
const option = (given: Partial<OfferOption> = {}): OfferOption => ({
  titleZh: '直航',
  offerId: fclForm().offerId,
  remark: '',
  charges: [
    { ...charge, nameZh: '海运费', price: '1200.5', quantity: '2' },
    { ...paper, price: '450', quantity: '3' },
  ],
  ...given,
});
const draft = (given: Partial<OfferDraft> = {}): OfferDraft => ({
  options: [option()],
  validUntil: '2026-03-06',
  terms: '不含目的港费用',
  remark: '',
  ...given,
});
const asked = (given: Parameters<typeof enquiryForm>[0] = {}) =>
  enquire(service, enquiryForm({ line: 'fcl', goods: '工业涂料', unNumber: '1263', ...given }));
const send = (enquiryNo: string, given: Partial<OfferDraft> = {}, version = 1) =>
  service.call(sendOffer, { enquiryNo, version, draft: draft(given) }, wang);
const detail = (enquiryNo: string) => service.call(deskEnquiry, { enquiryNo }, wang);
const isWaiting = async (enquiryNo: string) => {
  const { page } = await service.call(deskQueue, { kind: 'enquiry' }, wang);
  return page!.items.some(({ subject }) => subject === enquiryNo);
};
/** The link in the message to an address or a phone. */
const tokenTo = async (to: string): Promise<string> => {
  await messages.send();
  const mailed = messages.mailsTo(to)[0]?.text ?? service.inbox.notices().find(({ phone }) => phone === to)?.text ?? '';
  return /\/b\/([0-9a-f]{32})/.exec(mailed)![1]!;
};

test('an offer reaches the visitor by a link whose token is stored nowhere, and the desk sees how it stands', async () => {
  const { enquiryNo } = await asked({ email: 'offer1@example.com' });
  expect(await isWaiting(enquiryNo)).toBe(true);
  await send(enquiryNo, { options: [option(), option({ titleZh: '由工作人员下单', offerId: '' })] });
  expect(await isWaiting(enquiryNo)).toBe(false);
  const token = await tokenTo('offer1@example.com');
  const seen = await service.call(offerByLink, { token });
  expect(seen).toMatchObject({ state: 'offered', validUntil: '2026-03-06T16:00:00.000Z', terms: '不含目的港费用' });
  expect(seen.options).toMatchObject([
    {
      totals: [
        { currency: '2', amount: 240_100 },
        { currency: '1', amount: 135_000 },
      ],
      isOrdered: true,
    },
    { isOrdered: false },
  ]);
  expect(JSON.stringify(await service.db.select().from(offers))).not.toContain(token);
  expect(JSON.stringify(seen)).not.toContain('赵询价');

  await service.call(answerOffer, { token, kind: 'asked', text: '含拖车吗？' });
  expect(await isWaiting(enquiryNo)).toBe(true);
  await service.call(noteOffer, { enquiryNo, version: 3, kind: 'replied', text: '不含' }, wang);
  expect(messages.mailsTo('offer1@example.com')).toHaveLength(1);
  await messages.send();
  expect(messages.mailsTo('offer1@example.com')[0]!.text).toContain(`不含\n\n查看：https://www.example.com/b/${token}`);
  expect(await detail(enquiryNo)).toMatchObject({
    offers: [{ state: 'offered', by: '王敏' }],
    offerEvents: [{ kind: 'offered' }, { kind: 'asked', text: '含拖车吗？', by: null }, { kind: 'replied' }],
  });
});

test('files of the desk are downloaded by the link of an offer; without one they are rejected', async () => {
  const { enquiryNo } = await asked({ email: 'files@example.com' });
  const about = { about: 'enquiry', subject: enquiryNo } as const;
  const content = sampleFile.pdf(3_000) as Uint8Array<ArrayBuffer>;
  const { id } = await service.call(uploadFileAtDesk, { ...about, fileName: '条款.pdf', content }, wang);
  const headers = { ...wang.headers, 'Idempotency-Key': 'offer-file-1' };
  const write = () => service.call(sendAtDesk, { ...about, text: '', files: [id], audience: 'customer' }, { headers });
  await expect(write()).rejects.toMatchObject({ field: 'files' });
  await send(enquiryNo);
  await write();
  const token = await tokenTo('files@example.com');
  expect(messages.mailsTo('files@example.com')[0]!.text).toContain('附件 1 份');
  expect((await service.call(offerByLink, { token })).talk).toMatchObject([{ text: '', files: [{ id }] }]);
  const file = await service.send(offerFile, { token, id });
  expect((await file.arrayBuffer()).byteLength).toBe(content.length);
});

test.each(['', 'both@example.com'])('an enquiry with the address “%s” gets the link by SMS once', async (email) => {
  const phone = email === '' ? '13711119999' : '13711119998';
  const { enquiryNo } = await asked({ email, phone });
  await send(enquiryNo);
  expect(await service.call(offerByLink, { token: await tokenTo(phone) })).toMatchObject({ enquiryNo });
  expect(service.inbox.notices().filter((notice) => notice.phone === phone)).toHaveLength(1);
  expect(messages.mailsTo(email)).toHaveLength(email === '' ? 0 : 1);
});

test('a visitor who enquired from the English site gets the offer in English, by a link to that site', async () => {
  const email = 'english@example.com';
  const headers = { 'Accept-Language': englishAlone };
  const { enquiryNo } = await enquire(service, enquiryForm({ line: 'fcl', email }), { headers });
  await send(enquiryNo);
  await messages.send();
  const [mail] = messages.mailsTo(email);
  expect(mail!.text).toMatch(/https:\/\/www\.example\.com\/en\/b\/[0-9a-f]{32}/);
  expect(mail!.text).toContain('valid until 6 March');
  expect(mail!.subject).not.toMatch(/\p{Script=Han}/u);
});

test('of two offers on one state of an enquiry the first wins, and the other reads who sent it', async () => {
  const { enquiryNo } = await asked();
  await send(enquiryNo);
  const second = send(enquiryNo);
  await expect(second).rejects.toMatchObject({ code: codes.conflict, field: 'version' });
  await expect(second).rejects.toThrow(/^询价已有变化：王敏于 .{16} “报价”，现为“已报价”/);
});

test('an accepted option is ordered at its price, whatever is published, and its order wins the offer', async () => {
  const session = await service.signIn('13900000777');
  const { enquiryNo } = await asked({ email: 'offer2@example.com' });
  await send(enquiryNo);
  const token = await tokenTo('offer2@example.com');
  await expect(service.call(acceptOffer, { token, option: 0 })).rejects.toHaveCode(codes.notLoggedIn);
  const { order } = await service.call(acceptOffer, { token, option: 0 }, { session });
  expect(order!.form).toMatchObject({ items: [{ code: '20GP', quantity: 2 }], cargo: [{ nameZh: '工业涂料' }] });
  expect((await service.call(acceptOffer, { token, option: 0 }, { session })).order).toEqual(order);
  const decline = () => service.call(answerOffer, { token, kind: 'declined', text: '晚了' });
  await expect(decline()).rejects.toHaveCode(codes.conflict);
  const other = await service.signIn('13900000778');
  await expect(service.call(acceptOffer, { token, option: 0 }, { session: other })).rejects.toThrow('另一账号');
  const { promised } = await service.call(orderQuote, { id: order!.quoteId }, { session });
  const expectedTotals = [
    { currency: '2' as const, amount: 240_100 },
    { currency: '1' as const, amount: 135_000 },
  ];
  const form = { ...fclForm(), items: order!.form.items };
  // a price invented by the caller is rejected
  const cheaper = [{ currency: '2' as const, amount: 1 }];
  await expect(place(service, session, form, { quoteId: order!.quoteId, totals: cheaper })).rejects.toHaveCode(
    codes.priceChanged,
  );
  // both lock the enquiry before the quote
  const ordering = place(service, session, form, { quoteId: order!.quoteId, totals: expectedTotals });
  const again = [1, 2, 3].map(() => service.call(acceptOffer, { token, option: 0 }, { session }));
  for (const each of await Promise.allSettled(again))
    if (each.status === 'rejected') expect(each.reason).toHaveCode(codes.conflict);
  const placed = await ordering;
  service.clock.advance(60_000); // ten answers a minute
  expect(placed.totals).toEqual(expectedTotals);
  expect(promised?.fees).toHaveLength(2);
  expect(await detail(enquiryNo)).toMatchObject({ offers: [{ state: 'won', orderNo: placed.orderNo, chosen: 0 }] });
  expect(await service.call(deskOrder, { orderNo: placed.orderNo }, wang)).toMatchObject({ enquiryNo });
  const reviewer = await staffMember(service, 'reviewer', 'sun');
  expect(await service.call(deskOrder, { orderNo: placed.orderNo }, reviewer)).toMatchObject({ enquiryNo: null });
  await expect(decline()).rejects.toThrow('已成交');
});

test('of two options only the accepted one has a price, and nobody else than its account chooses another', async () => {
  const session = await service.signIn('13900000781');
  const { enquiryNo } = await asked({ email: 'offer4@example.com' });
  await send(enquiryNo, { options: [option(), option({ titleZh: '由工作人员下单', offerId: '' })] });
  const token = await tokenTo('offer4@example.com');
  const { order } = await service.call(acceptOffer, { token, option: 0 }, { session });
  await expect(service.call(acceptOffer, { token, option: 1 })).rejects.toHaveCode(codes.notLoggedIn);
  expect((await service.call(acceptOffer, { token, option: 1 }, { session })).order).toBeNull();
  expect(await service.db.$count(savedQuotes, eq(savedQuotes.id, order!.quoteId))).toBe(0);
  service.clock.advance(60_000); // ten answers a minute
});

test('an expired offer says so and is not accepted; a later one ends the price of the former', async () => {
  const session = await service.signIn('13900000779');
  const { enquiryNo } = await asked({ email: 'offer3@example.com' });
  await send(enquiryNo);
  const token = await tokenTo('offer3@example.com');
  const { order } = await service.call(acceptOffer, { token, option: 0 }, { session });
  await send(enquiryNo, {}, 3);
  const [kept] = await service.db.select().from(savedQuotes).where(eq(savedQuotes.id, order!.quoteId));
  expect(kept!.validUntil).toEqual(service.clock.now());
  expect(await service.call(offerByLink, { token })).toMatchObject({ state: 'replaced' });
  const later = await tokenTo('offer3@example.com');
  await service.db.update(offers).set({ validUntil: service.clock.now() }).where(eq(offers.number, 2));
  expect(await service.call(offerByLink, { token: later })).toMatchObject({ state: 'lapsed' });
  await expect(service.call(acceptOffer, { token: later, option: 0 }, { session })).rejects.toThrow(
    /^报价已于 .{16}（北京时间）到期/,
  );
  await service.db.update(offers).set({ validUntil: new Date(0) });
  const { version } = await detail(enquiryNo);
  await service.call(noteOffer, { enquiryNo, version, kind: 'replied', text: '请重新询价' }, wang);
  await messages.send();
  expect(messages.mailsTo('offer3@example.com')[0]!.text).not.toContain('/b/');
});

test('what cannot be offered is rejected at its field', async () => {
  const { enquiryNo } = await asked();
  const [first] = option().charges;
  const uncoded = option({ charges: [{ ...first!, code: undefined! }] });
  await expect(send(enquiryNo, { options: [uncoded] })).rejects.toThrow('“费用代码”不能为空');
  await expect(send(enquiryNo, { validUntil: '2026-03-01' })).rejects.toMatchObject({ field: 'draft.validUntil' });
  await expect(send(enquiryNo, { options: [option({ offerId: 'lcl~CNSHA~DEHAM' })] })).rejects.toMatchObject({
    field: 'draft.options.0.offerId',
  });
  await expect(
    send(enquiryNo, { options: [option({ charges: [first!, { ...first!, quantity: '1' }] })] }),
  ).rejects.toMatchObject({ field: 'draft.options.0.charges.1.quantity' });
});

test('bases are found by the names and codes of places; sailings past their cut-off for dangerous goods are not', async () => {
  const found = await service.call(offerBases, { line: 'fcl', keyword: '上海 汉堡' }, wang);
  expect(found[0]!.titleZh).toMatch(/^上海 → 汉堡/);
  for (const keyword of ['cnsha 汉堡港', '上海港→DEHAM'])
    expect(await service.call(offerBases, { line: 'fcl', keyword }, wang)).toEqual(found);
  const of = { line: 'fcl', keyword: '上海 汉堡' } as const;
  const isLeftOut = Array.from({ length: 14 }, async (_, index) => {
    const at = { db: service.db, clock: { now: () => new Date(service.clock.now().getTime() + index * 43_200_000) } };
    const [first] = await offerBasesOf(at, { ...of, isDanger: 'N' });
    return (await offerBasesOf(at, { ...of, isDanger: 'Y' }))[0]!.offerId !== first!.offerId;
  });
  expect(await Promise.all(isLeftOut)).toContain(true);
  for (const keyword of ['上海', 'CNSHA'])
    expect((await service.call(offerBases, { line: 'lcl', keyword }, wang))[0]!.offerId).toMatch(/^lcl~/);
});

test('a template is shared until a colleague removes it', async () => {
  const [saved] = await service.call(saveOfferTemplate, { line: 'fcl', name: '欧线直航', option: option() }, wang);
  const colleague = await staffMember(service, 'clerk', 'chen');
  expect(await service.call(offerTemplates, { line: 'fcl' }, colleague)).toMatchObject([{ name: '欧线直航' }]);
  expect(await service.call(removeOfferTemplate, { line: 'fcl', id: saved!.id }, colleague)).toEqual([]);
  expect(await service.call(offerTemplates, { line: 'fcl' }, wang)).toEqual([]);
});
