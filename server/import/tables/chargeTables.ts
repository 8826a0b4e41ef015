import { schema } from '#server/db/schema.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { RateBasis, ServiceCode } from '#contract/services/serviceCode.ts';
import { isFromInland, isSeaService } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { sideNames } from '#server/search/tariffText.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { code, column, currency, flag, integer, money, oneOf, text, words } from '../columns.ts';
import { endingAt, startingAt } from '../instants.ts';
import { importMessages } from '../messages.ts';
import type { TableSpec } from '../tableSpec.ts';
import { unknownPartOf } from './conditions.ts';

const period = [
  column('valid_from', '生效', startingAt, { otherwise: null }),
  column('valid_until', '失效', endingAt, { otherwise: null }),
];

const chargeCode = code(/^[\w-]{1,20}$/, '字母、数字、_ 与 -');
/** The parts of a quote's id are joined by `~`. */
const placeCode = code(/^[^\s~]{1,20}$/, '不含空格与 ~，不超过 20 个字符');

const lineNames = Object.fromEntries(Object.values(allServices).map(({ line, nameZh }) => [line, nameZh])) as Record<
  ServiceCode,
  string
>;
const { fcl: _fcl, goods: _goods, ...ratedNames } = lineNames;

const conditionProblem = (line: ServiceCode, condition: unknown) => {
  const part = unknownPartOf(line, condition as string | null);
  return part === undefined ? undefined : { column: 'condition', text: importMessages.rows.condition(part) };
};

const seasonDay = code(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, '月-日，如 06-15');

const isHalfSeason = ({ departsFrom, departsTo }: Row): boolean => (departsFrom === null) !== (departsTo === null);

export const charges: TableSpec = {
  name: 'charges',
  title: '整箱费用',
  table: schema.charges,
  columns: [
    column('code', '费用代码', chargeCode),
    column('name_zh', '费用名称', text(60)),
    column('side', '收取环节', oneOf(sideNames)),
    column('currency', '币种', currency),
    column('basis', '计费单位', oneOf<RateBasis>(basisZh)),
    column('condition', '条件', text(100), { otherwise: null }),
    column('lane', '航线代码', text(10), { as: 'laneCode', otherwise: null }),
    column('countries', '目的国', words, { as: 'countryCodes', otherwise: [] }),
    column('amount_20', '20尺金额', money),
    column('amount_40', '40尺金额', money, { otherwise: null }),
    column('departs_from', '旺季起', seasonDay, { otherwise: null }),
    column('departs_to', '旺季止', seasonDay, { otherwise: null }),
    ...period,
  ],
  key: ['code', 'side', 'laneCode', 'countryCodes', 'condition', 'departsFrom'],
  kind: 'whole',
  hasPeriod: true,
  order: 'position',
  rowOf: ({ amount40, ...row }) => ({ ...row, amount40: amount40 ?? row['amount20'] }),
  problemOf: (row) =>
    isHalfSeason(row)
      ? { column: 'departs_to', text: importMessages.rows.season }
      : conditionProblem('fcl', row['condition']),
  samples: [
    {
      code: 'THC_DG',
      name_zh: '码头操作费（危险品）',
      side: 'origin',
      currency: 'CNY',
      basis: 'container',
      condition: 'dangerous',
      amount_20: '1360',
      amount_40: '2100',
      valid_from: '2026-12-01',
    },
  ],
};

export const serviceRates: TableSpec = {
  name: 'service-rates',
  title: '公布价格',
  table: schema.publishedRates,
  columns: [
    column('line', '业务', oneOf(ratedNames)),
    column('origin_code', '起运地代码', placeCode),
    column('origin_zh', '起运地', text(60)),
    column('destination_code', '目的地代码', placeCode, { otherwise: null }),
    column('destination_zh', '目的地', text(60), { otherwise: null }),
    column('item_code', '项目代码', placeCode),
    column('item_zh', '项目', text(120)),
    column('carrier_zh', '承运人', text(60), { otherwise: null }),
    column('currency', '币种', currency),
    column('basis', '计费单位', oneOf<RateBasis>(basisZh)),
    column('amount', '单价', money),
    column('minimum', '最低收费', money, { otherwise: null }),
    column('transit_days', '运输天数', integer(0, 365), { otherwise: null }),
    column('frequency_zh', '班期', text(120), { otherwise: null }),
    ...period,
  ],
  key: ['line', 'originCode', 'destinationCode', 'itemCode'],
  kind: 'whole',
  hasPeriod: true,
  order: 'position',
  references: ({ line, originCode, destinationCode }) =>
    isSeaService(line as ServiceCode)
      ? [
          ...(isFromInland(line as ServiceCode)
            ? []
            : [{ to: schema.ports, foreign: ['code'], values: [originCode], column: 'origin_code' }]),
          { to: schema.ports, foreign: ['code'], values: [destinationCode], column: 'destination_code' },
        ]
      : [],
  samples: [
    {
      line: 'lcl',
      origin_code: 'CNNGB',
      origin_zh: '宁波',
      destination_code: 'DEHAM',
      destination_zh: '汉堡',
      item_code: 'CHEM',
      item_zh: '化工品，按计费吨',
      currency: 'USD',
      basis: 'revenueTon',
      amount: '48',
      minimum: '48',
      transit_days: '30',
      frequency_zh: '每周三开船',
      valid_from: '2026-12-01',
      valid_until: '2026-12-31',
    },
  ],
};

export const serviceCharges: TableSpec = {
  name: 'service-charges',
  title: '各业务费用',
  table: schema.serviceCharges,
  columns: [
    column('line', '业务', oneOf(lineNames)),
    column('code', '费用代码', chargeCode),
    column('name_zh', '费用名称', text(60)),
    column('side', '收取环节', oneOf({ ...sideNames, event: '发生时' })),
    column('currency', '币种', currency),
    column('basis', '计费单位', oneOf<RateBasis>(basisZh)),
    column('amount', '金额', money),
    column('dangerous_only', '仅危险品', flag, { otherwise: false }),
    column('condition_zh', '收取条件说明', text(300), { otherwise: '' }),
    column('condition', '条件', text(100), { otherwise: null }),
    column('item', '适用项目', text(40), { otherwise: null }),
    column('countries', '目的国', words, { as: 'countryCodes', otherwise: [] }),
    ...period,
  ],
  key: ['line', 'code'],
  kind: 'whole',
  hasPeriod: true,
  order: 'position',
  problemOf: ({ line, condition }) => conditionProblem(line as ServiceCode, condition),
  samples: [
    {
      line: 'lcl',
      code: 'DGD',
      name_zh: '危险品申报费',
      side: 'origin',
      currency: 'CNY',
      basis: 'shipment',
      amount: '300',
      dangerous_only: 'Y',
      condition: 'dangerous',
    },
  ],
};
