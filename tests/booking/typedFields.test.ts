import { expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import { lastOrderedOf } from '#contract/booking/lastOrdered.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import type { Known } from '#contract/booking/prefill.ts';
import { prefilledForm } from '#contract/booking/prefill.ts';
import { proposalsOf } from '#contract/booking/proposals.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { editingBooking } from './editingBooking.ts';

/** A verified company without orders. */
const verified: Known = {
  entries: [],
  company: {
    name: '华东化工出口有限公司',
    address: '上海市化工路 88 号',
    english: { name: 'East China Chemicals Export Co., Ltd.', address: 'No. 88 Huagong Road, Shanghai, China' },
  },
  contact: { name: '李明', phone: '13812345678', email: 'liming@example.com' },
};

/** A complete order of a service, of peroxide if it accepts dangerous goods. */
const wholeOf = (code: ServiceCode): Order => {
  const form = completeFormOf(code);
  const peroxide = { nameZh: '双氧水', hsCode: '284700' };
  const cargo = form.cargo.map((one) =>
    one.dangerous ? { ...one, ...peroxide, dangerous: filledFrom(listedGoods.peroxide, one.dangerous) } : one,
  );
  return orderOf(allServices[code]).parse({ ...form, cargo });
};

test('a known value never replaces a stated one, and tells where it is from', () => {
  const [fcl, quote, whole] = [allServices.fcl, quotes.fcl, wholeOf('fcl')];
  const scope = { service: fcl, quote, past: [] };
  const known = { ...verified, last: lastOrderedOf([wholeOf('lcl')]) };
  const { loadingAddress } = prefilledForm(scope, whole, known).form.details;
  expect(prefilledForm(scope, whole, known).form).toEqual({ ...whole, details: { ...whole.details, loadingAddress } });
  const { prefilled } = prefilledForm(scope, blankForm(fcl, { offerId: quote.id, isDanger: 'Y' }), known);
  expect(prefilled).toMatchObject({ 'consignee.name': 'order', 'shipper.email': 'profile' });
  const inland = { service: allServices.domestic, quote: quotes.domestic, past: [] };
  const truck = wholeOf('domestic');
  const consigneeOf = (offerId: string) =>
    prefilledForm(inland, blankForm(allServices.domestic, { offerId, isDanger: 'Y' }), {
      ...known,
      last: lastOrderedOf([truck]),
    }).form.consignee;
  expect([consigneeOf(truck.offerId), consigneeOf('another')?.name]).toEqual([truck.consignee, '']);
  const goods = { ...listedGoods.peroxide, properShippingName: 'PEROXIDE or OXYGENATED WATER' };
  const chosen = applyEdit(whole, { type: 'goods.chosen', index: 0, goods }, scope);
  const unnamed = { ...chosen, cargo: [{ ...chosen.cargo[0]!, nameEn: '' }] };
  const path = 'cargo.0.dangerous.properShippingName';
  const named = applyEdit(unnamed, { type: 'field.changed', path, value: 'PEROXIDE' }, scope);
  expect(named.cargo[0]?.nameEn).toBe('PEROXIDE');
});

test('weights and volumes of usual packaging are proposed, and an accepted one follows until it is typed', () => {
  const whole = wholeOf('fcl');
  const one = { ...whole.cargo[0]!, packages: 80, grossKg: 17_600, volumeM3: '' };
  const { actor } = editingBooking({ ...whole, cargo: [{ ...one, dangerous: { ...one.dangerous!, netKg: '' } }] });
  const draft = () => actor.getSnapshot().context.draft!;
  const proposed = () => Object.assign({}, ...proposalsOf(allServices.fcl, draft().form).map(({ values }) => values));
  const figures = () => [draft().form.cargo[0]?.volumeM3, draft().form.cargo[0]?.dangerous?.netKg];
  expect(proposed()).toEqual({ 'cargo.0.volumeM3': '24.08', 'cargo.0.dangerous.netKg': '16160' });
  for (const proposal of proposalsOf(allServices.fcl, draft().form))
    actor.send({ type: 'proposal.accepted', proposal });
  expect(draft().prefilled).toEqual({ 'cargo.0.volumeM3': 'estimate', 'cargo.0.dangerous.netKg': 'estimate' });
  const type = (path: PlainPath, value: string) => actor.send({ type: 'field.changed', path, value });
  type('cargo.0.packages', '70');
  expect(figures()).toEqual(['21.07', '16340']);
  type('cargo.0.volumeM3', '22');
  type('cargo.0.packages', '80');
  expect(figures()).toEqual(['22', '16160']);
  // packages of an unusual size
  type('cargo.0.volumeM3', '');
  type('cargo.0.packages', '1000');
  expect(proposed()).toEqual({});
});
