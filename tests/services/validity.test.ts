import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { internalFeePage, sellingMaintenance } from '#contract/services/publishedRates.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { charges } from '#server/db/schema/network.ts';
import { publishedRates, serviceCharges } from '#server/db/schema/selling.ts';
import { DataChanges, countDataChange } from '#server/http/responses/dataChanges.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForEach();

const lane = { line: 'lcl', originCode: 'CNNGB', destinationCode: 'DEHAM' } as const;
const offerId = 'lcl~CNNGB~DEHAM';
const unused = 9_000;

/** Sets the freight of the lane from tomorrow on. */
const changeTomorrow = async (amount: number): Promise<Date> => {
  const tomorrow = daysLater(service.clock.now(), 1);
  const ofLane = and(
    eq(publishedRates.line, lane.line),
    eq(publishedRates.originCode, lane.originCode),
    eq(publishedRates.destinationCode, lane.destinationCode),
  );
  const [rate] = await service.db.update(publishedRates).set({ validUntil: tomorrow }).where(ofLane).returning();
  await service.db
    .insert(publishedRates)
    .values({ ...rate!, position: unused, amount, validFrom: tomorrow, validUntil: null });
  return tomorrow;
};

const freightOf = async () =>
  (await service.call(chargeAgreement, { offerId })).tariff.filter(({ code }) => code === 'OF');

test('a published rate ends when the next begins; quotes are valid until then', { tags: ['postgres'] }, async () => {
  const tomorrow = await changeTomorrow(9_900);
  expect((await service.call(chargeAgreement, { offerId })).validUntil).toBe(tomorrow.toISOString());
  expect((await freightOf()).map(({ amount }) => amount)).toEqual([4_800]);
  const [listed, ...others] = (await service.call(sellingMaintenance, lane)).rows;
  expect([listed!.amount, listed!.validUntil, others.length]).toEqual([4_800, tomorrow.toISOString(), 0]);

  service.clock.advance(86_400_000);
  expect((await freightOf()).map(({ amount }) => amount)).toEqual([9_900]);
  expect((await service.call(sellingMaintenance, lane)).rows.map(({ amount }) => amount)).toEqual([9_900]);
});

test('an order keeps its price; one that was quoted before the change is told of the new price', async () => {
  await changeTomorrow(9_900);
  const session = await service.signIn();
  const form = orderForm('lcl');
  const before = await shownTotals(service, form);
  const { orderNo } = await place(service, session, form, { totals: before });

  service.clock.advance(86_400_000);
  await expect(place(service, session, form, { totals: before })).rejects.toHaveCode(codes.priceChanged);
  expect((await service.call(orderDetail, { orderNo }, { session })).totals).toEqual(before);
});

test('a quote ends when one of its charges changes, and one of goods when a truck does', async () => {
  const [tomorrow, soon] = [1, 2].map((days) => daysLater(service.clock.now(), days)) as [Date, Date];
  const validUntilOf = async (id: string) => (await service.call(chargeAgreement, { offerId: id })).validUntil;
  await service.db.update(publishedRates).set({ validUntil: soon }).where(eq(publishedRates.line, 'domestic'));
  expect(await validUntilOf('goods~methanol')).toBe(soon.toISOString());
  await service.db.update(serviceCharges).set({ validUntil: tomorrow });
  for (const id of [offerId, 'goods~methanol']) expect(await validUntilOf(id)).toBe(tomorrow.toISOString());
});

test('a charge of a service is due in its period only', { tags: ['postgres'] }, async () => {
  const [yesterday, tomorrow] = [-1, 1].map((days) => daysLater(service.clock.now(), days)) as [Date, Date];
  const isHandling = and(eq(serviceCharges.line, 'lcl'), eq(serviceCharges.code, 'OPS'));
  for (const period of [{ validUntil: yesterday }, { validFrom: tomorrow, validUntil: null }]) {
    await service.db.update(serviceCharges).set(period).where(isHandling);
    expect((await service.call(chargeAgreement, { offerId })).tariff.map(({ code }) => code)).not.toContain('OPS');
    const { rows } = await service.call(internalFeePage, { line: 'lcl', size: 100 });
    expect(rows.map(({ code }) => code)).not.toContain('OPS');
  }
  expect((await service.call(chargeAgreement, { offerId })).validUntil).toBe(tomorrow.toISOString());
});

test('goods are brought by trucks whose price is in force', async () => {
  const tomorrow = daysLater(service.clock.now(), 1);
  await service.db.update(publishedRates).set({ validFrom: tomorrow }).where(eq(publishedRates.line, 'domestic'));
  const { choices, validUntil } = await service.call(chargeAgreement, { offerId: 'goods~methanol' });
  expect([choices['deliveryTo']!.length, validUntil]).toEqual([1, tomorrow.toISOString()]);
});

test('a charge of a sailing begins and ends at an instant; no quote lasts longer', { tags: ['postgres'] }, async () => {
  const id = 'AEX2-2611-CNSHA-DEHAM';
  const soon = daysLater(service.clock.now(), 2);
  const isLowSulphur = and(eq(charges.code, 'LSS'), isNull(charges.laneCode));
  const [row] = await service.db.update(charges).set({ validUntil: soon }).where(isLowSulphur).returning();
  await service.db
    .insert(charges)
    .values({ ...row!, position: unused, amount20: 7_000, validFrom: soon, validUntil: null });
  const lowSulphur = async () => {
    const { tariff, validUntil } = await service.call(chargeAgreement, { offerId: id });
    const amounts = tariff.filter(({ code, item }) => code === 'LSS' && item === '20GP').map(({ amount }) => amount);
    return { amounts, validUntil };
  };
  expect(await lowSulphur()).toEqual({ amounts: [2_000], validUntil: soon.toISOString() });
  service.clock.advance(2 * 86_400_000);
  expect((await lowSulphur()).amounts).toEqual([7_000]);
});

const portsRequest = () =>
  new Request('http://127.0.0.1/api-basic/port/list', { headers: { appCode: 'echem', appDriver: '101' } });

test('two instances send new data once a change is noticed, not on expiry', { tags: ['postgres'] }, async () => {
  const shared = { freshMs: 600_000, staleMs: 600_000 };
  const [one, two] = [new DataChanges(), new DataChanges()];
  const first = await freshService({ db: service.db, reader: service.reader, sharing: shared, changes: one });
  const second = await freshService({ db: service.db, reader: service.reader, sharing: shared, changes: two });
  const check = () => Promise.all([one, two].map((changes) => changes.check(service.db)));
  const read = async () => {
    const both = await Promise.all([first, second].map((each) => each.fetch(portsRequest())));
    return Promise.all(both.map((response) => response.text()));
  };
  await check();
  const before = await read();
  await service.db.execute(`update ports set name_zh = '新上海' where code = 'CNSHA'`);
  expect(await read()).toEqual(before);
  await check();
  expect(await read()).toEqual(before);

  await service.db.transaction((tx) => countDataChange(tx));
  await check();
  for (const after of await read()) expect(after).toContain('新上海');
});
