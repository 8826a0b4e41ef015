// @module-tag postgres
import { expect, test } from 'vitest';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import { addContract, addContractRate, contractList } from '#contract/desk/contractDesk.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { contractPriceOf } from '#contract/booking/contractPrice.ts';
import { cancelOrder, orderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { withContract } from '#server/enterprise/contracts/pricing.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { amend, place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const form = fclForm();

const quoted = (session: Session | undefined, amends?: string) =>
  service.call(
    chargeAgreement,
    { offerId: form.offerId, ...(amends !== undefined && { amends }) },
    session && { session },
  );
/** The price that the page of a user shows. */
const shownPrice = async (session: Session, of: OrderForm = form, amends?: string) => {
  const price = contractPriceOf(allServices.fcl, of, await quoted(session, amends));
  return { ...price, totals: totalsOf(price.fees) };
};

/** A contract of a company for the lane of the form, with the last unit of its volume. */
const contracts = madeForAll(async () => {
  await verifiedCompany(service, customer);
  const { origin, destination } = await quoted(undefined);
  const terms = { contractNo: 'HT-9', validFrom: '2026-01-01', validUntil: '2099-12-31', remark: '' };
  const { id } = await service.call(addContract, { form: { ...terms, company: '华东化工' } }, clerk);
  const rate = { line: 'fcl', originCode: origin.code, destinationCode: destination!.code, itemCode: '20GP' };
  const goods = { goodsScope: 'any', goodsCode: '', currency: '2', beyond: 'ends' };
  const typed = { ...rate, ...goods, amount: '100.5', committed: '1' } as RateForm;
  await service.call(addContractRate, { id, version: 1, form: typed }, clerk);
  return { id, typed };
});
const atDesk = async () => (await service.call(contractList, { keyword: 'HT-9' }, clerk)).rows[0]!.rates.at(-1)!;

test('only the company has its rate, and nobody else a query for it', async () => {
  expect((await quoted(customer)).contract).toMatchObject([{ contractNo: 'HT-9', committed: 1, left: 1 }]);
  expect((await quoted(await service.signIn('13900000777'))).contract).toBeUndefined();
  const quote = await quoted(undefined);
  expect(quote.contract).toBeUndefined();
  const db = new Proxy(service.db, { get: () => expect.unreachable('a query without a company') });
  const alone = { db, clock: service.clock };
  expect(await withContract({ ...alone, user: null }, quote)).toBe(quote);
  expect(await withContract({ ...alone, user: { enterpriseId: null } }, quote)).toBe(quote);
});

test('of two orders for the last of a volume one has it; cancelling gives it back; amending goes on with it', async () => {
  const { totals, published } = await shownPrice(customer);
  expect(totals).not.toEqual(totalsOf(published));
  const both = await Promise.allSettled([1, 2].map(() => place(service, customer, form, { totals })));
  const [first] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const rejected = both.filter((one) => one.status === 'rejected').map(({ reason }): unknown => reason);
  expect(rejected).toMatchObject([{ code: codes.priceChanged }]);
  const { orderNo } = first!;
  expect(await atDesk()).toMatchObject({ used: 1, orders: [{ orderNo, quantity: 1 }] });

  // the order keeps the rate that priced it
  const detail = await service.call(orderDetail, { orderNo }, { session: customer });
  expect(detail.fees.find(({ code }) => code === 'OF')).toMatchObject({ unitAmount: 10_050, nameZh: /HT-9/u });
  expect(contractPriceOf(allServices.fcl, detail.order, detail.offer).fees).toEqual(detail.fees);

  expect((await shownPrice(customer)).reasons).toMatchObject([{ kind: 'usedUp' }]);
  await place(service, customer, form);
  expect((await atDesk()).used).toBe(1);

  const changed = { ...form, remark: '改' };
  const again = await shownPrice(customer, changed, orderNo);
  expect(again.totals).toEqual(totals);
  await amend(service, customer, orderNo, changed, { totals, version: versionOf(detail) });
  expect((await atDesk()).used).toBe(1);

  await service.call(cancelOrder, { orderNo }, { session: customer });
  expect(await atDesk()).toMatchObject({ used: 0, orders: [] });
});

test('a new price of a rate goes on with the volume of the former one', async () => {
  await place(service, customer, form, { totals: (await shownPrice(customer)).totals });
  const { id: replaces } = await atDesk();
  const { id, typed } = contracts;
  service.clock.advance(1_000);
  const form2 = { ...typed, amount: '90', committed: '2' };
  await service.call(addContractRate, { id, version: 2, form: form2, replaces }, clerk);
  expect(await atDesk()).toMatchObject({ amount: 9_000, used: 1 });
  expect((await quoted(customer)).contract).toMatchObject([{ left: 1 }]);
});
