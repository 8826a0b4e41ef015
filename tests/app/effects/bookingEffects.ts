import { goodsTextsOf, recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { peroxideCargo, recognisedPeroxide } from '#stories/booking/recognisedSamples.ts';
import { expect } from 'vitest';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { bookingWith } from '#src/features/booking/bookingEffects.tsx';
import type { OrderRequest } from '#src/features/booking/orderAddress.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { completeDraft, order } from '#stories/booking/orderDraftSamples.ts';
import { company } from '#stories/fixtures/samples.ts';
import { proposed } from '#stories/orders/misdeclaredOrder.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { focused, quietly, stored, withField } from './outside.ts';
import { offerId, quote, responses, fetched, store, agreedElsewhere, agreed } from './bookingEffectParts.ts';
import { opening } from './bookingOpening.ts';

const wanted: OrderRequest = {
  service: allServices.fcl,
  offerId,
  isDanger: 'Y',
  row: undefined,
  volume: '12',
  weight: '3400',
  readyDay: '',
  unNumber: '',
  draftOf: undefined,
  amends: undefined,
  declares: false,
};

export const bookingMachines = {
  booking: (site) => bookingWith(site, wanted),
  moved: (site) => bookingWith(site, { ...wanted, draftOf: 'closed' }),
  amending: (site) => bookingWith(site, { ...wanted, amends: flown.orderNo }),
  declaring: (site) => bookingWith(site, { ...wanted, amends: proposed.orderNo, declares: true }),
} satisfies Record<string, Composed>;

const expectedTotals = order.totals;
const quoteId = '0b6f3c9e-5a1d-4c57-9d0e-3f1f6f0d2a11';
const unknownQuote = new ApiError(codes.notFound, '报价不存在或已删除');
const dearerNow = new ApiError(codes.priceChanged, '价格已变');
const outdated = new ApiError(codes.conflict, '协议已更新');
const agreeing = { currentUser: () => company };
const sent = { draft: completeDraft, expectedTotals };
const { line, ...content } = completeForm;
const placed = quietly(
  '/api-ecommerce/order/add',
  { order: expect.objectContaining({ line, offerId: content.offerId }) as object, expectedTotals },
  { idempotencyKey: completeDraft.key },
);

export const bookingRows: EffectRow[] = [
  ...opening,
  ...([recognisedPeroxide, null] as const).map((recognised): EffectRow => ({
    effect: 'booking/goodsRecognition/recogniseGoods',
    where: recognised ? 'of a listed name' : 'of ordinary goods',
    given: goodsTextsOf(peroxideCargo),
    responses: {
      [recogniseGoods.path]: recognised?.finding ?? null,
      [dangerousGoodsSearch.path]: { total: 1, rows: [listedGoods.peroxide] },
    },
    done: [
      quietly(recogniseGoods.path, goodsTextsOf(peroxideCargo)),
      ...(recognised ? [quietly(dangerousGoodsSearch.path, { keyword: '2014', page: 1 })] : []),
    ],
    output: recognised,
  })),
  {
    effect: 'booking/focusDeclared',
    before: withField('cargo.0.dangerous.netKg'),
    given: { paths: ['cargo.0.dangerous.netKg'] },
    seen: focused,
    as: 'field-cargo.0.dangerous.netKg',
  },
  { effect: 'booking/fetchQuote', responses, done: [fetched], output: quote },
  { effect: 'booking/placeOrder', where: 'of a person', given: sent, done: [placed] },
  {
    effect: 'booking/placeOrder',
    where: 'of an enterprise that agrees to the protocol by it',
    site: agreeing,
    given: sent,
    done: [quietly('/api-user/enterprise/protocol/agree', { version: shippingProtocolVersion, line }), placed],
  },
  {
    effect: 'booking/placeOrder',
    where: 'of an enterprise that has agreed for another service only',
    site: agreedElsewhere,
    given: sent,
    done: [quietly('/api-user/enterprise/protocol/agree', { version: shippingProtocolVersion, line }), placed],
  },
  {
    effect: 'booking/placeOrder',
    where: 'of an enterprise that has agreed before',
    site: agreed,
    given: sent,
    done: [placed],
  },
  {
    effect: 'booking/placeOrder',
    where: 'of an enterprise whose agreement is rejected',
    site: agreeing,
    given: sent,
    responses: { '/api-user/enterprise/protocol/agree': outdated },
    done: [quietly('/api-user/enterprise/protocol/agree', { version: shippingProtocolVersion, line })],
    output: outdated,
  },
  ...([unknownQuote, dearerNow] as const).map((rejected): EffectRow => ({
    effect: 'booking/placeOrder',
    where:
      rejected === dearerNow ? 'from a quote that holds no more' : 'from another account’s quote, again without it',
    given: { draft: { ...completeDraft, quoteId }, expectedTotals },
    responses: { '/api-ecommerce/order/add': rejected },
    done: [
      quietly(
        '/api-ecommerce/order/add',
        { order: expect.objectContaining({ line }) as object, expectedTotals, quoteId },
        { idempotencyKey: completeDraft.key },
      ),
      ...(rejected === dearerNow ? [] : [placed]),
    ],
    output: rejected,
  })),
  {
    effect: 'booking/documents/removeDocument',
    given: { id: 'one' },
    done: [['signIn'], quietly('/api-common-oss/order/document/remove', { id: 'one' })],
  },
  { effect: 'booking/dropDraft', before: store(completeDraft), given: { draft: completeDraft }, seen: stored, as: {} },
];
