import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineField } from '#contract/services/definitions/serviceFields.ts';
import { isAsked } from '#contract/services/definitions/serviceFields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { dayOf, dayTime, upTo } from '#src/ui/format.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';

type Fact = readonly [name: string, value: string];

const words = orderQueryCopy.content;

/** What was offered: the sailing, the lane or the goods, as it was when it was ordered. */
export const offerFacts = ({ offer }: OrderDetail): Fact[] => {
  const { sailing, goods, origin, destination, carrierZh, transitDays, frequencyZh } = offer;
  if (goods)
    return [
      [words.goodsName, `${goods.nameZh} ${goods.nameEn}`],
      ['CAS', goods.cas],
      [words.grade, goods.grade],
      [words.packaging, goods.packagingZh],
      [words.place, goods.deliveryPlaceZh],
    ];
  if (sailing)
    return [
      [words.vessel, `${sailing.vessel} ${sailing.voyage}`],
      [words.carrier, `${sailing.carrierZh} ${sailing.service}`],
      [words.transit, words.days(sailing.transitDays)],
      [words.departure, dayTime(sailing.estimatedTimeOfDeparture)],
      [words.arrival, dayOf(sailing.estimatedTimeOfArrival)],
      ...sailing.cutOffs.map(({ nameZh, at }): Fact => [nameZh, dayTime(at)]),
    ];
  return [
    [destination ? words.origin : words.place, origin.nameZh],
    [words.destination, destination?.nameZh ?? ''],
    [words.carrier, carrierZh ?? ''],
    [words.transit, transitDays === null ? '' : words.days(transitDays)],
    [words.frequency, frequencyZh ?? ''],
  ];
};

const valueOf = (field: LineField, value: unknown, choices: { value: string; labelZh: string }[]): string => {
  switch (field.kind) {
    case 'flag':
      return value === true ? words.yes : words.no;
    case 'choice':
      return field.options.find((option) => option.value === value)?.labelZh ?? String(value);
    case 'offered':
      return choices.find((choice) => choice.value === value)?.labelZh ?? '';
    case 'quantity':
    case 'count':
      return typeof value === 'number' ? `${upTo(value)} ${field.unit}` : '';
    default:
      // all others are told as they were typed
      return typeof value === 'string' ? value : '';
  }
};

/** What was chosen of the offer, and how many. */
const itemFacts = ({ items }: LineDefinition, { order, offer }: OrderDetail): Fact[] =>
  items === null || order.items.length === 0
    ? []
    : [
        [
          items.labelZh,
          order.items
            .map(({ code, quantity }) => {
              const name = offer.items.find((item) => item.code === code)?.nameZh ?? code;
              return items.choose === 'one' ? name : words.items(name, quantity, items.unitZh);
            })
            .join('，'),
        ],
      ];

/** The sections of an order as its line asks them, with what was answered. */
export const groupFacts = (detail: OrderDetail): { titleZh: string; facts: Fact[] }[] => {
  const line: LineDefinition = allLines[detail.line];
  const { details } = detail.order;
  const groups = line.groups.map(({ titleZh, fields }) => ({
    titleZh,
    facts: fields.flatMap((name): Fact[] => {
      const field = line.fields[name];
      if (!field || !isAsked(field, details)) return [];
      return [[field.labelZh, valueOf(field, details[name], detail.offer.choices[name] ?? [])]];
    }),
  }));
  const [first, ...others] = groups;
  const items = itemFacts(line, detail);
  return first ? [{ ...first, facts: [...items, ...first.facts] }, ...others] : groups;
};

/** What a line of cargo says besides names, packages, weight and volume. */
export const cargoFacts = (detail: OrderDetail, index: number): Fact[] => {
  const line: LineDefinition = allLines[detail.line];
  const values = detail.order.cargo[index]?.details ?? {};
  return Object.entries(line.cargoFields).flatMap(([name, field]): Fact[] => {
    const value = isAsked(field, values) ? valueOf(field, values[name], []) : '';
    return value === '' || value === words.no ? [] : [[field.labelZh, value]];
  });
};
