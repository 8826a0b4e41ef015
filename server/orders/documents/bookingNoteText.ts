import { withDegrees } from '#contract/rules/classification/degrees.ts';
import { stowageText } from '#contract/rules/classification/stowageText.ts';
import { shippingDescription } from '#contract/rules/classification/shippingDescription.ts';
import { groupNameZh, groupsIn } from '#contract/rules/segregation/segregationGroups.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { FieldValue, ServiceField, ServiceFields } from '#contract/services/definitions/serviceFields.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { money } from '#server/app/pages/format.ts';
import { sideNames } from '#server/search/tariffText.ts';

type Rows = [label: string, value: string][];
type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

const valueText = (field: ServiceField, value: FieldValue = '', choices: Quote['choices'][string] = []): string => {
  switch (field.kind) {
    case 'flag':
      return value === true ? '是' : '';
    case 'choice':
      return field.options.find((option) => option.value === value)?.labelZh ?? '';
    case 'quoted':
      return choices.find((choice) => choice.value === value)?.labelZh ?? '';
    case 'quantity':
    case 'count':
      return value === '' ? '' : `${String(value)} ${field.unit}`;
    default:
      return String(value);
  }
};

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value.trim() !== '');

/** The values of a service's fields as text; empty ones are left out. */
export const fieldRows = (fields: ServiceFields, values: Order['details'], choices: Quote['choices']): Rows =>
  filled(
    Object.entries(fields).flatMap(([name, field]) =>
      isVisible(field, values)
        ? [[field.labelZh, valueText(field, values[name], choices[name])] satisfies [string, string]]
        : [],
    ),
  );

const partyNames = { shipper: '发货人', consignee: '收货人', notifyParty: '通知人' } as const;

/** The parties of an order and its contact. */
export const partyRows = (service: ServiceDefinition, order: Order): Rows => {
  const parties = service.parties.flatMap((name): Rows => {
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
    dangerous.limitedQuantity && '有限数量',
    dangerous.exceptedQuantity && '例外数量',
    dangerous.emptyUncleaned && '未清洗空包装',
    dangerous.isWaste && '废弃物',
    dangerous.isHot && '高温运输',
    dangerous.acidAlkaliStatement && '按 IMDG 7.2.6.5 声明',
    dangerous.noReactionStatement && '按 IMDG 7.2.6.1 声明',
  ]
    .filter(Boolean)
    .join('、');

/** The declaration of a dangerous cargo item: its description in the order of IMDG 5.4.1.4, then what else is known. */
export const dangerousRows = (dangerous: Dangerous): Rows =>
  filled([
    ['危险货物描述', shippingDescription(dangerous)],
    ['闪点', withDegrees(dangerous.flashPoint)],
    ['EmS', dangerous.listed?.ems ?? ''],
    ['积载', stowageText(dangerous)],
    ['隔离类（托运人申明）', groupsIn(dangerous.declaredGroups).map(groupNameZh).join('、')],
    ['净重', `${dangerous.netKg} kg`],
    ['申报项', flags(dangerous)],
    ['控制温度', withDegrees(dangerous.controlTemperature)],
    ['应急温度', withDegrees(dangerous.emergencyTemperature)],
    ['UN 包装标记', dangerous.packagingMark],
    ['内包装', dangerous.innerPackaging],
    ['主管机关批准', dangerous.competentAuthorityApproval],
    ['应急联系人', `${dangerous.emergencyContact}，${dangerous.emergencyPhone}`],
  ]);

/** The chosen items as text. */
export const itemText = (
  { order, offer: quote }: { order: Pick<OrderForm, 'items'>; offer: Pick<Quote, 'items'> },
  service: ServiceDefinition,
): string =>
  order.items
    .map(({ code, quantity }) => {
      const name = quote.items.find((item) => item.code === code)?.nameZh ?? code;
      return service.items?.choose === 'one' ? name : `${name} × ${quantity} ${service.items?.unitZh ?? ''}`.trim();
    })
    .join('，');

/** A fee as a row of the table of fees. */
export const feeRow = ({ nameZh, side, currency, basis, unitAmount, quantity, amount }: Fee): string[] => [
  nameZh,
  sideNames[side],
  money({ currency, amount: unitAmount }),
  `${quantity} ${basisZh[basis]}`,
  money({ currency, amount }),
];
