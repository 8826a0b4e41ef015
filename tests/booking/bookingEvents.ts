import * as fc from 'fast-check';
import type { EventFromLogic } from 'xstate';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import type { bookingMachine } from '#machines/booking/booking.ts';
import { fieldPatterns } from '#src/features/booking/messages/labels.ts';
import { address, formerGoods, templateOrder } from '#stories/booking/orderEditSamples.ts';
import { blankCargo } from '#contract/booking/blankOrder.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';

type BookingEvent = EventFromLogic<typeof bookingMachine>;

const index = fc.integer({ min: -1, max: 5 });
const quantities = ['', '0', '1', '2', '3', '7', '50', '51', '99999999999999', '-1', '1.5', ' 4 ', 'x'];
const texts = ['', '1', '18', '1830', '甲醇', 'X'.repeat(600), '2014'];
const values = fc.oneof(
  fc.constantFrom<unknown>(...texts, 3, true, false),
  fc.constantFrom<unknown>(null, undefined, {}, [], [{ unit: 9 }], Number.NaN),
);

/** Valid and invalid events of an order form, with any payload. */
export const bookingEvents = (
  service: ServiceDefinition,
  quote: Quote,
  form: OrderForm,
): fc.Arbitrary<BookingEvent> => {
  const code = fc.constantFrom(...quote.items.map((item) => item.code), 'nonsense');
  const documents = neededDocumentsOf({ service, quote, form }).own.map((document) => document.code);
  const paths = [
    ...fieldPatterns,
    ...Object.keys(service.fields).map((name) => `details.${name}`),
    ...Object.keys(service.cargoFields).map((name) => `cargo.#.details.${name}`),
    'details',
    'cargo.#',
    'cargo.#.details',
    'cargo.#.dangerous.listed',
    'line',
    'details.__proto__',
    'cargo.length',
    '',
  ];
  const path = fc
    .tuple(fc.constantFrom(...paths), fc.nat({ max: 3 }))
    .map(([pattern, at]) => pattern.replace('#', String(at)));
  const plain = fc.record({ type: fc.constant('field.changed'), path, value: values });
  const at = (...types: string[]) => fc.record({ type: fc.constantFrom(...types), index });
  const of = (...types: string[]) => fc.record({ type: fc.constantFrom(...types), code });
  return fc.oneof(
    { weight: 6, arbitrary: plain },
    { weight: 3, arbitrary: of('container.added', 'container.removed', 'item.chosen') },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('item.quantityChanged'),
        code,
        quantity: fc.constantFrom(...quantities),
      }),
    },
    {
      weight: 5,
      arbitrary: at(
        'cargo.copied',
        'cargo.removed',
        'dangerousGoods.declared',
        'dangerousGoods.withdrawn',
        'remedy.applied',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('cargo.pasted'),
        cargo: fc.constantFrom(
          [],
          [blankCargo(service, true), { ...blankCargo(service, false), nameZh: '甘油', unit: '60' }],
          Array.from({ length: 21 }, () => blankCargo(service, false)),
        ),
      }),
    },
    { weight: 2, arbitrary: at('cargo.removed') },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('cargo.moved'), index, unit: fc.constantFrom(-1, 0, 1, 2, 3, 51, 1.5) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('goods.searched'), index, text: fc.constantFrom(...texts) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('goods.chosen'),
        index,
        goods: fc.constantFrom(...Object.values(listedGoods)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('party.chosen'),
        party: fc.constantFrom('shipper', 'consignee', 'notifyParty', 'bookingContact'),
        address: fc.constantFrom(address, { ...address, name: 'Autre Chimie SA', address: 'Le Havre' }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        { type: 'field.changed', path: 'consignee.name', value: address.name },
        { type: 'party.left', party: 'consignee', addresses: [address] },
        { type: 'goods.repeated', index: 0, goods: formerGoods[0] },
        { type: 'proposal.accepted', proposal: { at: '', values: { 'cargo.0.hsCode': '284700' }, nameZh: '' } },
        { type: 'sheetValues.accepted', index: 0, goods: listedGoods.alkali, values: { flashPoint: '>93 ℃' } },
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('template.applied'),
        order: fc.constantFrom(templateOrder, { ...templateOrder, line: 'rail' }, { ...templateOrder, cargo: [] }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('document.promised', 'document.withdrawn'),
        code: fc.constantFrom(...documents, 'ZZZ'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'cargo.added',
          'notifyParty.sharedWithConsignee',
          'notifyParty.namedSeparately',
          'protocol.agreed',
          'protocol.withdrawn',
        ),
      }),
    },
    { weight: 4, arbitrary: fc.constant({ type: 'edit.undone' }) },
  ) as fc.Arbitrary<BookingEvent>;
};
