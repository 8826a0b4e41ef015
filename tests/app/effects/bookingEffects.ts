import { expect } from 'vitest';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { addressBook } from '#contract/enterprise/addressBook.ts';
import { goodsTextsOf, recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingWith } from '#src/features/booking/bookingEffects.tsx';
import type { OrderRequest } from '#src/features/booking/orderAddress.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { company, tariff } from '#stories/fixtures/samples.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { address } from '#stories/booking/orderEditSamples.ts';
import { completeDraft, order } from '#stories/booking/orderDraftSamples.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { proposed } from '#stories/orders/misdeclaredOrder.ts';
import { peroxideCargo, recognisedPeroxide } from '#stories/booking/recognisedSamples.ts';
import { quietly, stored, focused, withField } from './outside.ts';
import type { EffectRow, Composed } from './effectRow.ts';

const { offerId } = completeForm;

const quote = { ...tariff, id: offerId };
const responses = { '/api-ecommerce/chargeAgreement/query': quote, '/api-ecommerce/order/detail': flown };
const fetched = quietly('/api-ecommerce/chargeAgreement/query', { offerId, isDanger: 'Y' });
const place = `draft.${offerId}`;
const store = (draft: OrderDraft) => (): void =>
  localStorage.setItem(`draft.${draft.form.offerId}`, JSON.stringify(draft));
const enterpriseResp = { ...company.enterpriseResp!, protocolVersions: { fcl: shippingProtocolVersion } };
/** An enterprise that has agreed to another service's agreement, and earlier to one without a service. */
const agreedElsewhere = {
  currentUser: () => ({
    ...company,
    enterpriseResp: {
      ...company.enterpriseResp!,
      shippingProtocolVersion,
      protocolVersions: { air: shippingProtocolVersion },
    },
  }),
};
const agreed = { currentUser: () => ({ ...company, enterpriseResp }) };

const own = { ...address, role: 'shipper', isDefault: true };
const bookFetched = quietly('/api-user/addressBook/list', {});

const quotedDraft = { ...completeDraft, quoteId: '0b6f3c9e-5a1d-4c57-9d0e-3f1f6f0d2a11' };
const quotePromised = quietly('/api-ecommerce/quote/order', { id: quotedDraft.quoteId });

const opening: EffectRow[] = [
  {
    effect: 'booking/openBooking',
    responses,
    done: [fetched],
    output: {
      quote,
      draft: expect.objectContaining({
        revision: 0,
        titleZh: '海运整箱 上海 → 汉堡',
        form: expect.objectContaining({
          offerId,
          protocolVersion: '',
          cargo: [expect.objectContaining({ volumeM3: '12', grossKg: '3400' })],
        }) as object,
      }) as object,
    },
  },
  ...[
    {
      where: 'of an enterprise that has agreed to this service',
      site: agreed,
      protocolVersion: shippingProtocolVersion,
    },
    { where: 'of an enterprise that has agreed to another service only', site: agreedElsewhere, protocolVersion: '' },
  ].map(({ where, site, protocolVersion }) => ({
    effect: 'booking/openBooking',
    where,
    site,
    responses,
    done: [fetched, bookFetched],
    output: {
      quote,
      draft: expect.objectContaining({ form: expect.objectContaining({ protocolVersion }) as object }) as object,
    },
  })),
  {
    effect: 'booking/openBooking',
    where: 'of a customer whose address book has the own shipper',
    site: agreed,
    responses: { ...responses, [addressBook.path]: { entries: [own], company: null } },
    done: [fetched, bookFetched],
    output: {
      quote,
      addresses: [own],
      draft: expect.objectContaining({
        form: expect.objectContaining({ shipper: expect.objectContaining({ name: own.name }) as object }) as object,
      }) as object,
    },
  },
  {
    effect: 'booking/openBooking',
    where: 'of a saved quote that does not hold any more',
    site: agreed,
    before: store(quotedDraft),
    responses: { ...responses, '/api-ecommerce/quote/order': { form: completeForm, promised: null } },
    done: [quotePromised, fetched, bookFetched],
    output: { quote, draft: quotedDraft },
  },
  {
    effect: 'moved/openBooking',
    where: 'with the draft of an offer that has closed',
    before: store({ ...completeDraft, form: { ...completeForm, offerId: 'closed' } }),
    responses,
    done: [fetched],
    output: { quote, draft: expect.objectContaining({ revision: 0, form: completeForm }) as object },
    seen: () => Object.keys(stored()),
    as: [place],
  },
  {
    effect: 'declaring/openBooking',
    where: 'to declare what the desk proposed',
    responses: {
      ...responses,
      '/api-ecommerce/order/detail': proposed,
      [dangerousGoodsSearch.path]: { total: 1, rows: [listedGoods.peroxide] },
    },
    done: [
      quietly('/api-ecommerce/chargeAgreement/query', { offerId, isDanger: 'Y', amends: proposed.orderNo }),
      ['signIn'],
      quietly('/api-ecommerce/order/detail', { orderNo: proposed.orderNo }),
      quietly(dangerousGoodsSearch.path, { keyword: '2014', page: 1 }),
    ],
    output: {
      quote,
      draft: expect.objectContaining({
        amends: proposed.orderNo,
        form: expect.objectContaining({
          remark: proposed.order.remark,
          cargo: [
            expect.objectContaining({
              nameZh: '工业双氧水 30%',
              grossKg: proposed.order.cargo[0]!.grossKg,
              dangerous: expect.objectContaining({ unNumber: '2014', packingGroup: 'II', netKg: '' }) as object,
            }) as object,
            proposed.order.cargo[1],
          ],
        }) as object,
      }) as object,
      declared: [0],
    },
    seen: () => Object.keys(stored()),
    as: [`draft.amend.${proposed.orderNo}`],
  },
];

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
