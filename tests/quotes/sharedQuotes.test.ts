import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  quoteSheet,
  removeQuote,
  savedQuotePage,
  sharedQuote,
  sharedQuoteSheet,
  shareQuote,
} from '#contract/quotes/savedQuotes.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { quoteSheetBlocks } from '#server/quotes/quoteSheet.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { place } from '#tests/support/orders.ts';
import { quotesOf } from './savedQuotes.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const { save, detail } = quotesOf(service);

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
