import { describe, expect, test } from 'vitest';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { codes, apiErrorAt, ApiError } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { orderFrom, rejectUnfitting, rejectUnlikelyDays } from '#server/booking/orderChecks.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { cargoItem, orderForm, rejectionOf } from '#tests/support/order.ts';

const packed = [{ value: 'packed', labelZh: '桶装' }];
const quoted: Readonly<Record<ServiceCode, Quote>> = {
  ...quotes,
  goods: { ...quotes.goods, choices: { ...quotes.goods.choices, packed } },
};

const serviceOf = (service: ServiceCode): ServiceDefinition => allServices[service];
const orderOf = (service: ServiceCode, over: Partial<OrderForm> = {}): Order =>
  orderFrom(serviceOf(service), orderForm(service, over));
const bad = (field: string, message: string) => apiErrorAt(`order.${field}`, codes.badInput, message);

const named = ({ shipper, consignee, notifyParty }: Order) =>
  [shipper, consignee, notifyParty].map((one) => one !== null);

describe('an order is read with the service’s labels', () => {
  test('goods that are bought have no cargo of their own', () => {
    expect(rejectionOf(() => orderOf('goods', { cargo: [cargoItem('goods')] }))).toEqual(
      new ApiError(codes.badInput, '化工品采购按商品下单，无需填写货物明细'),
    );
  });

  test('parties without a field are not stored, and the notify party is the consignee unless another is named', () => {
    const party = orderForm('fcl').shipper;
    const all = { shipper: party, consignee: party, notifyParty: null };
    expect(named(orderOf('fcl', all))).toEqual([true, true, true]);
    expect(named(orderOf('domestic', all))).toEqual([true, true, false]);
    expect(named(orderOf('builtIn', all))).toEqual([true, false, false]);
    expect(named(orderOf('goods', all))).toEqual([false, true, false]);
    expect(orderOf('fcl', all).notifyParty).toEqual({ sameAsConsignee: true, name: '', address: '', telephone: '' });
  });

  test('fields that are left out are as the form begins with them, of the order and of its cargo', () => {
    const form = orderForm('warehousing');
    const { pallets, insured, ...details } = form.details;
    const cargo = [{ ...form.cargo[0]!, details: {} }];
    const order = orderFrom(serviceOf('warehousing'), { ...form, details, cargo });
    expect([order.details['pallets'], order.details['insured']]).toEqual([pallets, insured]);
    expect(order.cargo[0]!.details).toEqual({ cas: '', foodstuff: false });
  });
});

const days = (service: ServiceCode, details: OrderForm['details'], departure?: string, before?: Order) =>
  rejectionOf(() =>
    rejectUnlikelyDays(serviceOf(service), orderOf(service, { details }), { today: '2026-03-02', departure }, before),
  );

test('days that cannot be meant stay where the amended order had them already', () => {
  const before = orderOf('fcl', { details: { cargoReadyDay: '2026-02-20' } });
  expect(days('fcl', { cargoReadyDay: '2026-02-20' }, undefined, before)).toBeUndefined();
  expect(days('fcl', { cargoReadyDay: '2026-02-21' }, undefined, before)).toBeInstanceOf(ApiError);
});

const fits = (service: ServiceCode, quote: Quote, over: Partial<OrderForm> = {}) =>
  rejectionOf(() => rejectUnfitting(serviceOf(service), orderOf(service, over), quote));

const fixed = (service: ServiceCode) => {
  const { choices } = quoted[service];
  return { details: Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first!.value])) };
};

const bought = (tonnes: string) => fits('goods', quoted.goods, { details: { ...fixed('goods').details, tonnes } });

describe('an order fits what it is placed on', () => {
  test('not of another service, nor one that a rule excludes from booking', () => {
    expect(fits('fcl', quoted.lcl)).toEqual(new ApiError(codes.badInput, '该报价不属于“海运整箱”，请重新查询'));
    expect(fits('fcl', { ...quoted.fcl, refusedZh: '本航次不接危险货物' })).toEqual(
      new ApiError(codes.goodsRejected, '本航次不接危险货物'),
    );
  });

  test('with items and choices that it has', () => {
    expect(
      fits('fcl', quoted.fcl, {
        items: [
          { code: '20GP', quantity: 1 },
          { code: '45HQ', quantity: 1 },
        ],
      }),
    ).toEqual(bad('items', '“箱型箱量”中没有“45HQ”，请重新选择'));
  });

  test('with choices that exist, where they have a field', () => {
    const { details } = fixed('goods');
    expect(fits('goods', quoted.goods, { details: { ...details, deliveryTo: '999999' } })).toEqual(
      bad('details.deliveryTo', '“交货”不在可选范围内，请重新选择'),
    );
    const nothing = { ...quoted.goods, choices: {} };
    expect(fits('goods', nothing, { details })).toBeInstanceOf(ApiError);
  });

  test('within what is sold', () => {
    expect([bought('3.2'), bought('118.4')]).toEqual([undefined, undefined]);
    expect(bought('3.1')).toEqual(bad('details.tonnes', '采购数量低于起订量 3.2 吨'));
    expect(bought('118.5')).toEqual(bad('details.tonnes', '采购数量超过现有库存 118.4 吨，请联系客服'));
  });
});
