import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { applications } from '#server/db/schema/verification.ts';
import { printedFields, sampleLicence } from '#tests/support/licence.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { enterpriseOf } from '#tests/support/verification.ts';

const service = serviceForAll();
const session = sessionForAll(service, '13812340009');

/** Reverses the physical order of a table's rows. */
const turn = (table: string) => service.db.execute(sql.raw(`update ${table} set position = -position - 1`));

const hoursAgo = (hours: number): Date => new Date(service.clock.now().getTime() - hours * 3_600_000);

test('the fees of an order stand as they were when it was placed', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const feesOf = async () =>
    (await service.call(orderDetail, { orderNo }, { session })).fees.map(({ code, item }) => `${code} ${item}`);
  const before = await feesOf();
  expect(before.length).toBeGreaterThan(3);
  await turn('order_fees');
  expect(await feesOf()).toEqual(before.toReversed());
});

test.each([
  ['fcl', 'charges'],
  ['tank', 'line_charges'],
] as const)('the charges of a quote of %s are in the order of its table', async (ordered, table) => {
  const { offerId } = orderForm(ordered);
  const chargesOf = async () =>
    (await service.call(chargeAgreement, { offerId, isDanger: 'N' })).tariff.flatMap(({ side, code }) =>
      side === 'freight' ? [] : [code],
    );
  const before = await chargesOf();
  expect(new Set(before).size).toBeGreaterThan(1);
  await turn(table);
  expect(await chargesOf()).toEqual(before.toReversed());
  await turn(table);
});

test('of goods that a keyword finds alike the lowest UN number comes first', { tags: ['postgres'] }, async () => {
  const { rows } = await service.call(dangerousGoodsSearch, { keyword: 'AQUEOUS SOLUTION', page: 1, size: 100 });
  const numbers = rows.map(({ unNumber }) => unNumber);
  expect(new Set(numbers).size).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.toSorted());
});

test('the state of a verification is that of the last application', async () => {
  const { basicEntId } = await enterpriseOf(service, session);
  const fields = printedFields(sampleLicence);
  const rejected = [5, 1, 3].map((hours) => ({
    enterpriseId: basicEntId,
    userId: session.userId,
    fields: { ...fields, enterpriseName: `${hours}` },
    creditCode: sampleLicence.creditCode,
    status: 'REJECTED' as const,
    reason: `${hours}`,
    submittedAt: hoursAgo(hours),
    reviewAt: hoursAgo(hours),
  }));
  await service.db.insert(applications).values(rejected);
  const detail = await service.call(enterpriseDetail, { basicEntId }, { session });
  expect(detail.fields?.enterpriseName).toBe('1');
  expect(detail.submittedAt).toBe(hoursAgo(1).toISOString());
});
