import { expect, test } from 'vitest';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { allTraits } from '#contract/services/allTraits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

test.each(serviceCode.options)('row 1: an order of %s is placed at the shown price, stored in full', async (code) => {
  const form = orderForm(code);
  const placed = await place(service, session, form);
  const dangerous = !('isHarmless' in allTraits[code]);
  expect(placed).toMatchObject({
    orderNo: expect.stringMatching(new RegExp(`^${allServices[code].prefix}260302\\d{6}$`)) as string,
    status: dangerous ? 'DG_REVIEW' : 'SUBMITTED',
    cancelsAt: '2026-03-04T02:00:00.000Z',
  });
  expect(placed.totals).toEqual(await shownTotals(service, form));
  expect(placed.totals.every(({ amount }) => amount > 0)).toBe(true);

  const {
    order,
    offer: quote,
    fees,
    timeline,
    reviewReasons,
    documents,
    invoice,
    conversation,
    laterCharges,
    dangerousPapers: _papers,
    carbon: _carbon,
    ...summary
  } = await service.call(orderDetail, { orderNo: placed.orderNo }, { session });
  expect(totalsOf(fees)).toEqual(placed.totals);
  expect(order).toMatchObject({ line: code, offerId: form.offerId, remark: '' });
  expect(quote).toMatchObject({ id: form.offerId, line: code });
  expect(timeline).toMatchObject([{ act: 'order.placed', by: 'user', status: placed.status }]);
  expect([documents, invoice, conversation?.messages]).toEqual([[], null, []]);
  expect(laterCharges).toBeInstanceOf(Array);
  const reviewed = dangerous ? ['rule', 'classification'] : [];
  expect(reviewReasons.map(({ why }) => why).filter((why) => !reviewed.includes(why))).toEqual([]);
  expect(summary).toMatchObject({ line: code, isDangerous: dangerous, totals: placed.totals });
  expect((await service.call(orderPage, { line: code }, { session })).rows).toEqual([summary]);
});

test('what an order is called: its lane, its place or its goods', async () => {
  const { rows } = await service.call(orderPage, { size: 100 }, { session });
  const named = Object.fromEntries(rows.map(({ line, routeZh, departsAt }) => [line, [routeZh, departsAt !== null]]));
  expect(named).toMatchObject({
    fcl: ['上海 → 汉堡', true],
    lcl: ['宁波 → 汉堡', false],
    warehousing: [expect.not.stringContaining('→'), false],
    goods: ['异丙醇', false],
  });
});
