import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  orderQuote,
  quoteSheet,
  removeQuote,
  renameQuote,
  savedQuoteDetail,
  savedQuotePage,
  shareQuote,
  sharedQuote,
  sharedQuoteSheet,
} from '#contract/quotes/savedQuotes.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { orderForm } from '#tests/support/order.ts';
import { shownTotals, place } from '#tests/support/orders.ts';
import { boxes, quotesOf } from './savedQuotes.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { quoteSheetBlocks } from '#server/quotes/quoteSheet.ts';

const service = serviceForAll();
const { save, detail } = quotesOf(service);

const { offerId } = fclForm();

describe('a saved quote', () => {
  test('keeps name, lane, load, every charge and the totals, as long as the tariff is valid', async () => {
    const session = await service.signIn('13900000301');
    const form = fclForm();
    const { id, validUntil } = await save(session, form, '  涂料\u3000一柜 ');
    const offer = await service.call(chargeAgreement, { offerId });
    expect(validUntil).toBe(offer.validUntil);
    const quote = await detail(session, id);
    expect(quote).toMatchObject({
      name: '涂料\u3000一柜',
      line: 'fcl',
      routeZh: '上海 → 汉堡',
      itemsZh: '20尺普柜 × 1 箱',
      state: 'valid',
      reasonZh: null,
      today: null,
      orderNo: null,
      shareToken: null,
      validUntil: offer.validUntil,
      sailing: { id: offerId },
      totals: await shownTotals(service, form),
      cargo: [{ nameZh: '工业涂料', packages: 40, grossKg: 8000, volumeM3: 11.2, dangerousZh: 'UN 1263 · 3 · II' }],
    });
    expect(quote.fees.reduce((sum, { currency, amount }) => sum + (currency === '2' ? amount : 0), 0)).toBe(
      quote.totals.find(({ currency }) => currency === '2')?.amount,
    );
    const { rows, total } = await service.call(savedQuotePage, {}, { session });
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ id, name: '涂料\u3000一柜', state: 'valid', isShared: false }]);
  });

  test('has neither parties nor persons', async () => {
    const session = await service.signIn('13900000302');
    const form = fclForm();
    const { id } = await save(session, form);
    const [row] = await service.db.select().from(savedQuotes).where(eq(savedQuotes.id, id));
    const stored = JSON.stringify(row!.form);
    for (const person of [form.shipper!.name, form.consignee!.name, form.bookingContact.name, '王安全', '13812345678'])
      expect(stored).not.toContain(person);
    expect(stored).toContain('工业涂料');
  });

  test.each(serviceCode.options)('is made of a price of %s', async (line) => {
    const session = await service.signIn('13900000303');
    const { id } = await save(session, { ...orderForm(line), shipper: null, remark: undefined } as never, line);
    expect(await detail(session, id)).toMatchObject({
      name: line,
      line,
      state: 'valid',
      totals: await shownTotals(service, orderForm(line)),
    });
    const { form } = await service.call(orderQuote, { id }, { session });
    expect(form).toMatchObject({ line, items: orderForm(line).items, offerId: orderForm(line).offerId });
  });

  test('is renamed and deleted by its owner alone', async () => {
    const owner = await service.signIn('13900000304');
    const stranger = await service.signIn('13900000305');
    const { id } = await save(owner);
    const strangers = [
      service.call(savedQuoteDetail, { id }, { session: stranger }),
      service.call(renameQuote, { id, name: '别人的' }, { session: stranger }),
      service.call(removeQuote, { id }, { session: stranger }),
      service.call(shareQuote, { id, isShared: true }, { session: stranger }),
      service.call(orderQuote, { id, atTodaysPrice: true }, { session: stranger }),
    ];
    await Promise.all(strangers.map(async (refused) => expect(refused).rejects.toThrow('报价不存在或已删除')));
    const sheet = await service.send(quoteSheet, { id }, { session: stranger });
    expect(sheet.status).toBe(404);
    expect((await service.call(savedQuotePage, {}, { session: stranger })).total).toBe(0);
    await service.call(renameQuote, { id, name: '改名后' }, { session: owner });
    expect((await detail(owner, id)).name).toBe('改名后');
    await service.call(removeQuote, { id }, { session: owner });
    await expect(detail(owner, id)).rejects.toThrow('报价不存在或已删除');
  });

  test('is found by its name and its route', { tags: ['postgres'] }, async () => {
    const session = await service.signIn('13900000306');
    await save(session, boxes(1), '德国 A 客户');
    service.clock.advance(1_000);
    await save(session, orderForm('air'), '空运');
    const found = async (keyword: string) =>
      (await service.call(savedQuotePage, { keyword }, { session })).rows.map(({ name }) => name);
    expect(await found('ａ 客')).toEqual(['德国 A 客户']);
    expect(await found('汉堡')).toEqual(['德国 A 客户']);
    expect(await found('')).toEqual(['空运', '德国 A 客户']);
  });

  test('of nothing that costs anything, of no form or of another service is not saved', async () => {
    const session = await service.signIn('13900000307');
    await expect(save(session, boxes(0))).rejects.toThrow('请先填写箱型箱量');
    await expect(save(session, { ...boxes(1), cargo: 'x' as never })).rejects.toThrow('报价内容不完整');
    await expect(save(session, { line: 'fcl' } as never)).rejects.toThrow('报价内容不完整');
    await expect(save(session, { ...boxes(1), remark: 'x'.repeat(130_000) })).rejects.toThrow('报价内容不完整');
    await expect(save(session, { ...boxes(1), offerId: 'lcl~CNNGB~DEHAM' })).rejects.toThrow('报价内容不完整');
    await expect(save(session, { ...boxes(1), offerId: 'nothing' })).rejects.toThrow('航次');
    await expect(save(session, boxes(1), ' ')).rejects.toThrow('名称');
    await expect(save(session, boxes(1), '长'.repeat(61))).rejects.toThrow('名称');
  });
});

const open = (token: string) => service.call(sharedQuote, { token });

describe('a share link', () => {
  test('opens the quote to everybody, says no more than the company’s name, and ends when it is revoked', async () => {
    const session = await service.signIn('13900000321');
    const form = fclForm();
    const { id } = await save(session, form, '给客户');
    const [row] = await service.db.select().from(savedQuotes).where(eq(savedQuotes.id, id));
    await service.db
      .update(enterprises)
      .set({ name: '示例涂料有限公司' })
      .where(eq(enterprises.id, row!.enterpriseId!));
    const { shareToken } = await service.call(shareQuote, { id, isShared: true }, { session });
    expect(shareToken).toMatch(/^[0-9a-f]{64}$/);
    // sharing again gives the same link, which its owner finds with the quote
    expect(await service.call(shareQuote, { id, isShared: true }, { session })).toEqual({ shareToken });
    expect((await detail(session, id)).shareToken).toBe(shareToken);
    const seen = await open(shareToken!);
    expect(seen).toMatchObject({ companyZh: '示例涂料有限公司', state: 'valid' });
    const text = JSON.stringify(seen);
    for (const secret of ['给客户', id, session.userId, '13900000321', '139****0321', form.consignee!.name, '王安全'])
      expect(text).not.toContain(secret);
    expect(JSON.stringify(await service.db.select().from(savedQuotes))).not.toContain(shareToken);
    await service.call(shareQuote, { id, isShared: false }, { session });
    await expect(open(shareToken!)).rejects.toThrow('该分享链接无效或已停用');
    const anew = await service.call(shareQuote, { id, isShared: true }, { session });
    expect(anew.shareToken).not.toBe(shareToken);
    await expect(open(shareToken!)).rejects.toThrow('该分享链接无效或已停用');
    await service.call(removeQuote, { id }, { session });
    await expect(open(anew.shareToken!)).rejects.toThrow('该分享链接无效或已停用');
  });

  test('does not name the order that was placed', async () => {
    const session = await service.signIn('13900000322');
    const { id } = await save(session);
    const { shareToken } = await service.call(shareQuote, { id, isShared: true }, { session });
    const { orderNo } = await place(service, session, fclForm());
    await service.db.update(savedQuotes).set({ orderNo }).where(eq(savedQuotes.id, id));
    const seen = await open(shareToken!);
    expect(seen.state).toBe('ordered');
    expect(JSON.stringify(seen)).not.toContain(orderNo);
  });

  test('ends thirty days after its quote, and is not opened again', async () => {
    const session = await service.signIn('13900000323');
    const { id } = await save(session);
    const { shareToken } = await service.call(shareQuote, { id, isShared: true }, { session });
    const setEnd = (daysAgo: number) =>
      service.db
        .update(savedQuotes)
        .set({ validUntil: new Date(service.clock.now().getTime() - daysAgo * 86_400_000 + 1_000) })
        .where(eq(savedQuotes.id, id));
    await setEnd(30);
    expect(await open(shareToken!)).toMatchObject({ state: 'expired' });
    expect((await detail(session, id)).shareToken).toBe(shareToken);
    await setEnd(30.1);
    await expect(open(shareToken!)).rejects.toThrow('该分享链接无效或已停用');
    expect((await detail(session, id)).shareToken).toBeNull();
    expect((await service.call(savedQuotePage, {}, { session })).rows).toMatchObject([{ id, isShared: false }]);
    await expect(service.call(shareQuote, { id, isShared: true }, { session })).rejects.toThrow('已超过 30 天');
  });

  test('opens nothing while its owner’s account is disabled', async () => {
    const session = await service.signIn('13900000324');
    const { id } = await save(session);
    const { shareToken } = await service.call(shareQuote, { id, isShared: true }, { session });
    const setDisabled = (disabledAt: Date | null) =>
      service.db.update(users).set({ disabledAt }).where(eq(users.id, session.userId));
    await setDisabled(service.clock.now());
    await expect(open(shareToken!)).rejects.toThrow('该分享链接无效或已停用');
    await setDisabled(null);
    expect((await open(shareToken!)).state).toBe('valid');
  });
});

test('a quote is printed for its owner and for who has the link', async () => {
  const session = await service.signIn('13900000331');
  const { id } = await save(session, fclForm({ items: [{ code: '20GP', quantity: 2 }] }), '打印');
  const { shareToken } = await service.call(shareQuote, { id, isShared: true }, { session });
  for (const [request, name] of [
    [requestOf(quoteSheet, { id }, { session }), '报价单-打印.pdf'],
    [requestOf(sharedQuoteSheet, { token: shareToken }, {}), '报价单-海运整箱-上海-→-汉堡.pdf'],
  ] as const) {
    const response = await service.fetch(request);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(name);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  const sheet = JSON.stringify(
    quoteSheetBlocks(await detail(session, id), { name: '', companyZh: '示例公司' }, service.clock.now()),
  );
  const words = '示例公司 海运整箱（危险品） 2026-03-06 状态：有效 "8000","11.2" "$1,570.00","2 "$3,140.00" 不含：';
  for (const said of words.split(' ')) expect(sheet).toContain(said);
});
