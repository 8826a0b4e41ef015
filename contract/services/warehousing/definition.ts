import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { paths } from '#contract/app/routes.ts';
import { flashPointOf } from '#contract/rules/classification/flashPointRules.ts';
import { palletDaysOf, storageDaysOf, tonDaysOf } from '#contract/rules/pricing/measures.ts';
import { times } from '#contract/rules/rounding.ts';
import type { StoreClass } from '#contract/rules/storage/storeClass.ts';
import { bayClassOf, storeClassOf } from '#contract/rules/storage/storeClass.ts';
import { foodstuff, statusNames } from '#contract/services/definitions/commonFields.ts';
import type { OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';
import { takesDangerous } from './traits.ts';
import { defineService } from '#contract/services/definitions/serviceDefinition.ts';

const severity: readonly StoreClass[] = ['G', 'C', 'B', 'A'];

/** The store class that one cargo item needs, with the rule that requires it. */
export const storeVerdictOf = ({ dangerous }: OrderFacts['cargo'][number]) =>
  storeClassOf({
    isDangerous: dangerous !== null,
    hazardClass: dangerous?.hazardClass ?? null,
    subsidiaryHazards: dangerous?.subsidiaryHazards ?? [],
    packingGroup: dangerous?.packingGroup ?? null,
    unNumber: dangerous?.unNumber ?? null,
    flashPoint: dangerous && flashPointOf(dangerous),
  });

/** The store class that the goods of an order need. */
export const storeClassNeeded = ({ cargo }: Pick<OrderFacts, 'cargo'>) => bayClassOf(cargo.map(storeVerdictOf));

const daysPerMonth = 30;
/** The maximum weight per pallet, if storage is charged by pallet. */
const palletKgMax = 1_200;
/** The minimum area to rent. */
const squareMetresMin = 100;

/** Storage of chemicals, by ton, pallet or area and time. */
export const warehousing = defineService({
  line: 'warehousing',
  position: 80,
  nameZh: '化工仓储',
  prefix: 'WHS',
  agreementZh: '化工仓储协议',
  routes: { order: paths.warehouseing, success: null },
  items: { labelZh: '库类与计费方式', choose: 'one', unitZh: '', max: 1 },
  fields: {
    dayIn: { kind: 'day', labelZh: '入库日期' },
    dayOut: { kind: 'day', labelZh: '出库日期', hintZh: '入库日计费，出库日不计，至少一天', since: 'dayIn' },
    pallets: {
      kind: 'count',
      labelZh: '托盘数',
      unit: '托',
      max: limits.palletsMax,
      optional: true,
      hintZh: '按托盘计费时填写',
    },
    squareMetres: {
      kind: 'quantity',
      labelZh: '包仓面积',
      unit: '㎡',
      max: limits.squareMetresMax,
      optional: true,
      hintZh: '按包仓计费时填写，不足 100 ㎡ 按 100 ㎡，不足一月（30 天）按一月',
    },
    temperature: {
      kind: 'choice',
      labelZh: '温度要求',
      initial: 'ambient',
      options: [
        { value: 'ambient', labelZh: '常温' },
        { value: 'cool', labelZh: '阴凉（不高于 20 ℃）' },
      ],
    },
    emergencyContact: { kind: 'text', labelZh: '应急联系人', max: 60, again: 'always' },
    emergencyPhone: { kind: 'telephone', labelZh: '应急电话', again: 'always' },
    insured: { kind: 'flag', labelZh: '货物已自行投保' },
    wrapPallets: { kind: 'count', labelZh: '打托缠膜', unit: '托', max: 5_000, optional: true },
    labels: { kind: 'count', labelZh: '贴标', unit: '张', max: 100_000, optional: true },
    samples: { kind: 'count', labelZh: '取样', unit: '样', max: 500, optional: true },
    weighings: { kind: 'count', labelZh: '过磅', unit: '车次', max: 500, optional: true },
    repacking: { kind: 'flag', labelZh: '委托分装', hintZh: '在具备分装条件的库内，按品种核定' },
  },
  groups: [
    {
      titleZh: '存期与条件',
      fields: [
        'dayIn',
        'dayOut',
        'pallets',
        'squareMetres',
        'temperature',
        'emergencyContact',
        'emergencyPhone',
        'insured',
      ],
    },
    { titleZh: '增值服务', fields: ['wrapPallets', 'labels', 'samples', 'weighings', 'repacking'] },
  ],
  cargoFields: { cas: { kind: 'cas', labelZh: 'CAS 号', optional: true }, ...foodstuff },
  hasCargo: true,
  carries: 8,
  beginsDangerous: true,
  moves: false,
  crossesBorders: false,
  parties: ['shipper'],
  documents: 'WH',
  shares: 'bay',
  measures: ({ grossKg, details }) => ({
    // goods are handled twice: in and out
    INOUT: (grossKg / 1000) * 2,
    INOUT_DG: (grossKg / 1000) * 2,
    ton: grossKg / 1000,
    tonDay: tonDaysOf(grossKg, storageDaysOf(details.dayIn, details.dayOut) ?? 0),
    pallet: Number(details.wrapPallets),
    label: Number(details.labels),
    sample: Number(details.samples),
    truck: Number(details.weighings),
  }),
  perItem: ({ grossKg, details }) => {
    const days = storageDaysOf(details.dayIn, details.dayOut) ?? 0;
    return {
      tonDay: tonDaysOf(grossKg, days),
      palletDay: palletDaysOf(Number(details.pallets), days),
      squareMetreMonth:
        details.squareMetres === '' || details.squareMetres === 0
          ? 0
          : times(Math.max(squareMetresMin, details.squareMetres), Math.ceil(days / daysPerMonth)),
    };
  },
  raisedZh: ({ details }) =>
    Number(details.squareMetres) < squareMetresMin
      ? { squareMetreMonth: `不足 ${squareMetresMin} ㎡ 按 ${squareMetresMin} ㎡` }
      : {},
  problems: (facts) => {
    const { details, items } = facts;
    const item = Object.keys(items).find((code) => (items[code] ?? 0) > 0) ?? '';
    const problems: Record<string, Problem> = {};
    if (item === '') problems.items = 'itemsMissing';
    if (item.endsWith('palletDay') && Number(details.pallets) === 0) problems['details.pallets'] = 'required';
    else if (item.endsWith('palletDay') && facts.grossKg > Number(details.pallets) * palletKgMax)
      problems['details.pallets'] = 'overPayload';
    if (item.endsWith('squareMetreMonth') && Number(details.squareMetres) === 0)
      problems['details.squareMetres'] = 'required';
    const [chosen] = item.split('-');
    const { least } = storeClassNeeded(facts);
    if (chosen !== '' && severity.indexOf(chosen as StoreClass) < severity.indexOf(least))
      problems.items = 'storeTooLow';
    if (facts.isDangerous && !takesDangerous(item)) problems.items = 'storeTooLow';
    return problems;
  },
  statusZh: statusNames.store,
});
