import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { FieldValue, LineField, LineFields } from '#contract/services/definitions/serviceFields.ts';
import { isAsked } from '#contract/services/definitions/serviceFields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { money } from '#service/app/pages/format.ts';
import { sideWords } from '#service/search/tariffText.ts';

type Rows = [label: string, value: string][];
type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

const valueWords = (field: LineField, value: FieldValue = '', choices: Offer['choices'][string] = []): string => {
  switch (field.kind) {
    case 'flag':
      return value === true ? '是' : '';
    case 'choice':
      return field.options.find((option) => option.value === value)?.labelZh ?? '';
    case 'offered':
      return choices.find((choice) => choice.value === value)?.labelZh ?? '';
    case 'quantity':
    case 'count':
      return value === '' ? '' : `${String(value)} ${field.unit}`;
    default:
      return String(value);
  }
};

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value.trim() !== '');

/** What was filled into a line's fields, in words; what was left empty is left out. */
export const fieldRows = (fields: LineFields, values: Order['details'], choices: Offer['choices']): Rows =>
  filled(
    Object.entries(fields).flatMap(([name, field]) =>
      isAsked(field, values)
        ? [[field.labelZh, valueWords(field, values[name], choices[name])] satisfies [string, string]]
        : [],
    ),
  );

const partyNames = { shipper: '发货人', consignee: '收货人', notifyParty: '通知人' } as const;

/** The parties of an order and whom to ask about it. */
export const partyRows = (line: LineDefinition, order: Order): Rows => {
  const parties = line.parties.flatMap((name): Rows => {
    if (name === 'notifyParty' && order.notifyParty?.sameAsConsignee) return [[partyNames[name], '同收货人']];
    const party = order[name];
    const email = party && 'email' in party ? party.email : '';
    return party
      ? [[partyNames[name], [party.name, party.address, party.telephone, email].filter(Boolean).join('\n')]]
      : [];
  });
  const { name, phone, email } = order.bookingContact;
  return [...parties, ['订舱联系人', [name, phone, email].join('，')]];
};

const flags = (dangerous: Dangerous): string =>
  [
    dangerous.marinePollutant && '海洋污染物',
    dangerous.limitedQuantity && '限量',
    dangerous.exceptedQuantity && '例外数量',
    dangerous.emptyUncleaned && '未清洗空包装',
    dangerous.isWaste && '废弃物',
    dangerous.isHot && '高温运输',
    dangerous.acidAlkaliStatement && '按 IMDG 7.2.6.5 声明',
  ]
    .filter(Boolean)
    .join('、');

/** What is declared of a dangerous line, in the order of IMDG 5.4.1.4. */
export const dangerousRows = (dangerous: Dangerous): Rows =>
  filled([
    ['运输名称', `UN ${dangerous.unNumber}，${dangerous.properShippingName}`],
    ['技术名称', dangerous.technicalName],
    ['危险类别', [dangerous.hazardClass, ...dangerous.subsidiaryHazards.map((hazard) => `（${hazard}）`)].join('')],
    ['包装类别', dangerous.packingGroup ?? ''],
    ['闪点', dangerous.flashPoint],
    ['EmS', dangerous.listed?.ems ?? ''],
    ['净重', `${dangerous.netKg} kg`],
    ['申报项', flags(dangerous)],
    ['控制温度', dangerous.controlTemperature],
    ['应急温度', dangerous.emergencyTemperature],
    ['UN 包装标记', dangerous.packagingMark],
    ['内包装', dangerous.innerPackaging],
    ['主管机关批准', dangerous.competentAuthorityApproval],
    ['应急联系人', `${dangerous.emergencyContact}，${dangerous.emergencyPhone}`],
  ]);

/** The chosen items in words. */
export const itemWords = ({ order, offer }: Pick<OrderDetail, 'order' | 'offer'>, line: LineDefinition): string =>
  order.items
    .map(({ code, quantity }) => {
      const name = offer.items.find((item) => item.code === code)?.nameZh ?? code;
      return line.items?.choose === 'one' ? name : `${name} × ${quantity} ${line.items?.unitZh ?? ''}`.trim();
    })
    .join('，');

/** A fee as a row of the table of fees. */
export const feeRow = ({ nameZh, side, currency, basis, unitAmount, quantity, amount }: Fee): string[] => [
  nameZh,
  sideWords[side],
  money({ currency, amount: unitAmount }),
  `${quantity} ${basisZh[basis]}`,
  money({ currency, amount }),
];
