import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { dayShown, dayTime, upTo, shownDay } from '#src/ui/format.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import type { Order } from '#contract/booking/orderForm.ts';

type Fact = readonly [name: string, value: string];

const contentMessages = orderMessages.content;

/** The facts of the quote at the time of the order: the sailing, the lane or the goods. */
export const quoteFacts = ({ offer: quote }: OrderDetail): Fact[] => {
  const { sailing, goods, origin, destination, carrierZh, transitDays, frequencyZh } = quote;
  if (goods)
    return [
      [contentMessages.goodsName, `${goods.nameZh} ${goods.nameEn}`],
      ['CAS', goods.cas],
      [contentMessages.grade, goods.grade],
      [contentMessages.packaging, goods.packagingZh],
      [contentMessages.place, goods.deliveryPlaceZh],
    ];
  if (sailing)
    return [
      [contentMessages.vessel, `${sailing.vessel} ${sailing.voyage}`],
      [contentMessages.carrier, `${sailing.carrierZh} ${sailing.service}`],
      [contentMessages.transit, contentMessages.days(sailing.transitDays)],
      [contentMessages.departure, dayTime(sailing.estimatedTimeOfDeparture)],
      [contentMessages.arrival, dayShown(sailing.estimatedTimeOfArrival)],
      ...sailing.cutOffs.map(({ nameZh, at }): Fact => [nameZh, dayTime(at)]),
    ];
  return [
    [destination ? contentMessages.origin : contentMessages.place, origin.nameZh],
    [contentMessages.destination, destination?.nameZh ?? ''],
    [contentMessages.carrier, carrierZh ?? ''],
    [contentMessages.transit, transitDays === null ? '' : contentMessages.days(transitDays)],
    [contentMessages.frequency, frequencyZh ?? ''],
  ];
};

const valueOf = (field: ServiceField, value: unknown, choices: { value: string; labelZh: string }[]): string => {
  switch (field.kind) {
    case 'flag':
      return value === true ? contentMessages.yes : contentMessages.no;
    case 'choice':
      return field.options.find((option) => option.value === value)?.labelZh ?? String(value);
    case 'quoted':
      return choices.find((choice) => choice.value === value)?.labelZh ?? '';
    case 'day':
      return typeof value === 'string' && value !== '' ? shownDay(value) : '';
    case 'quantity':
    case 'count':
      return typeof value === 'number' ? `${upTo(value)} ${field.unit}` : '';
    default:
      // other values are shown as typed
      return typeof value === 'string' ? value : '';
  }
};

/** The chosen items and their quantities. */
const itemFacts = ({ items }: ServiceDefinition, { order, offer: quote }: OrderDetail): Fact[] =>
  items === null || order.items.length === 0
    ? []
    : [
        [
          items.labelZh,
          order.items
            .map(({ code, quantity }) => {
              const name = quote.items.find((item) => item.code === code)?.nameZh ?? code;
              return items.choose === 'one' ? name : contentMessages.items(name, quantity, items.unitZh);
            })
            .join('，'),
        ],
      ];

/** The sections of an order as in its service's form, with their values. */
export const groupFacts = (detail: OrderDetail): { titleZh: string; facts: Fact[] }[] => {
  const service: ServiceDefinition = allServices[detail.line];
  const { details } = detail.order;
  const groups = service.groups.map(({ titleZh, fields }) => ({
    titleZh,
    facts: fields.flatMap((name): Fact[] => {
      const field = service.fields[name];
      if (!field || !isVisible(field, details)) return [];
      return [[field.labelZh, valueOf(field, details[name], detail.offer.choices[name] ?? [])]];
    }),
  }));
  const [first, ...others] = groups;
  const items = itemFacts(service, detail);
  return first ? [{ ...first, facts: [...items, ...first.facts] }, ...others] : groups;
};

/** A service's own fields of a cargo item. */
export const cargoFacts = (detail: OrderDetail, index: number): Fact[] => {
  const service: ServiceDefinition = allServices[detail.line];
  const values = detail.order.cargo[index]?.details ?? {};
  return Object.entries(service.cargoFields).flatMap(([name, field]): Fact[] => {
    const value = isVisible(field, values) ? valueOf(field, values[name], []) : '';
    return value === '' || value === contentMessages.no ? [] : [[field.labelZh, value]];
  });
};

const partyMessages = orderMessages.content.party;

/** The parties of an order and its contact, each with its role and its stated details. */
export const partiesOf = ({
  shipper,
  consignee,
  notifyParty,
  bookingContact,
}: Order): { role: string; lines: string[] }[] =>
  [
    shipper && {
      role: partyMessages.shipper,
      lines: [shipper.name, shipper.address, shipper.telephone, shipper.email],
    },
    consignee && {
      role: partyMessages.consignee,
      lines: [consignee.name, consignee.address, consignee.telephone, consignee.email],
    },
    notifyParty && {
      role: partyMessages.notifyParty,
      lines: notifyParty.sameAsConsignee
        ? [partyMessages.sameAsConsignee]
        : [notifyParty.name, notifyParty.address, notifyParty.telephone],
    },
    { role: partyMessages.bookingContact, lines: [bookingContact.name, bookingContact.phone, bookingContact.email] },
  ]
    .filter((party) => party !== null)
    .map(({ role, lines }) => ({ role, lines: lines.filter((line) => line !== '') }));
