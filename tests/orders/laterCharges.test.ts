import { describe, expect, test } from 'vitest';
import { isCancellationCharge, mayFollow } from '#contract/orders/laterCharges.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { orderStatus } from '#contract/orders/orderStatus.ts';
import { isCancelledFree } from '#machines/orders/orderRights.ts';
import { serviceCharges } from '#server/db/schema/selling.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const event = { code: 'AMD', side: 'event', dangerousOnly: false } as const;
const ordered = { isDangerous: false, items: ['20GP', '40HQ'] };

describe('a published charge', () => {
  test('may come after an order if it is one of an event or at the destination', () => {
    expect(mayFollow(event, ordered)).toBe(true);
    expect(mayFollow({ ...event, side: 'destination' }, ordered)).toBe(true);
    for (const side of ['freight', 'origin', 'service'] as const)
      expect(mayFollow({ ...event, side }, ordered)).toBe(false);
  });

  test('of dangerous goods comes after an order of those alone', () => {
    expect(mayFollow({ ...event, dangerousOnly: true }, ordered)).toBe(false);
    expect(mayFollow({ ...event, dangerousOnly: true }, { ...ordered, isDangerous: true })).toBe(true);
  });

  test('of one size comes after an order of that size alone', () => {
    expect(mayFollow({ ...event, code: 'DET-40' }, ordered)).toBe(true);
    expect(mayFollow({ ...event, code: 'DET-40' }, { ...ordered, items: ['20GP'] })).toBe(false);
    expect(mayFollow({ ...event, code: 'RENT-T11' }, { ...ordered, items: ['T11'] })).toBe(true);
    expect(mayFollow({ ...event, code: 'RENT-T50' }, { ...ordered, items: ['T11'] })).toBe(false);
  });

  test.each(['CXL', 'CXL-20', 'EMPTY', 'DEADF'])('%s is one of cancelling', (code) =>
    expect(isCancellationCharge({ code })).toBe(true),
  );
  test.each(['DET-20', 'AMD', 'EMPTYING', 'CXLX'])('%s is none', (code) =>
    expect(isCancellationCharge({ code })).toBe(false),
  );
});

test('until it is confirmed an order is cancelled without a fee', () => {
  expect(orderStatus.options.filter(isCancelledFree)).toEqual(
    'SUBMITTED NEED_INFO INFO_SUPPLIED DG_REVIEW ACCEPTED APPROVAL APPROVAL_RETURNED'.split(' '),
  );
});

describe('an order', () => {
  const service = serviceForAll();

  const laterOf = async (form: Parameters<typeof place>[2]) => {
    const session = await service.signIn();
    const { orderNo } = await place(service, session, form);
    const { laterCharges = [], fees } = await service.call(orderDetail, { orderNo }, { session });
    return { codes: laterCharges.map(({ code }) => code), charged: fees.map(({ code }) => code), laterCharges };
  };

  test('shows the published charges of its service, its goods and its container', async () => {
    const { codes, charged, laterCharges } = await laterOf(fclForm({ items: [{ code: '20GP', quantity: 1 }] }));
    expect(codes).toEqual(expect.arrayContaining(['AMD', 'CXL-20', 'DET-20', 'DEM-20', 'MISD']));
    expect(codes.filter((code) => code.endsWith('-40') || charged.includes(code))).toEqual([]);
    // 300 yuan for each container, 15 dollars a day
    expect(laterCharges.find(({ code }) => code === 'CXL-20')).toMatchObject({ currency: '1', amount: 30_000 });
    expect(laterCharges.find(({ code }) => code === 'DET-20')).toMatchObject({ currency: '2', amount: 1_500 });
  });

  test('of another service shows that one’s charges, and none of its fees twice', async () => {
    const { codes, charged } = await laterOf(orderForm('lcl'));
    expect(codes).toEqual(expect.arrayContaining(['DDC', 'DEADF']));
    expect(codes.filter((code) => charged.includes(code))).toEqual([]);
    await service.db.update(serviceCharges).set({ validFrom: daysLater(service.clock.now(), 1) });
    expect((await laterOf(orderForm('lcl'))).codes).toEqual([]);
  });
});
