import { expect } from 'vitest';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { addressBook } from '#contract/enterprise/addressBook.ts';
import { address } from '#stories/booking/orderEditSamples.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { proposed } from '#stories/orders/misdeclaredOrder.ts';
import type { EffectRow } from './effectRow.ts';
import { quietly, stored } from './outside.ts';
import { offerId, quote, responses, fetched, place, store, agreedElsewhere, agreed } from './bookingEffectParts.ts';

const own = { ...address, role: 'shipper', isDefault: true };
const bookFetched = quietly('/api-user/addressBook/list', {});

const quotedDraft = { ...completeDraft, quoteId: '0b6f3c9e-5a1d-4c57-9d0e-3f1f6f0d2a11' };
const quotePromised = quietly('/api-ecommerce/quote/order', { id: quotedDraft.quoteId });

export const opening: EffectRow[] = [
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
