import { paths } from '#contract/app/routes.ts';
import { revenueTonsOf } from '#contract/rules/pricing/measures.ts';
import { common, dimensions } from './commonFields.ts';
import { defineLine } from './serviceDefinition.ts';

/** Consolidated freight by sea, by revenue ton. */
export const lcl = defineLine({
  line: 'lcl',
  nameZh: '海运拼箱',
  prefix: 'LCL',
  routes: { order: paths.shippingLcl, success: paths.shippingLclSuccess },
  items: null,
  fields: {
    warehouseDay: {
      kind: 'day',
      labelZh: '预计进仓日期',
      hintZh: '收到进仓通知后送货，截仓前两天为宜',
      until: { day: 'departureDay', problem: 'dateAfterDeparture' },
    },
    departureDay: { kind: 'day', labelZh: '期望开船日期', optional: true },
    incoterm: common.incoterm,
    freightPayment: common.freightPayment,
    billOfLading: common.billOfLading,
    customsEntrusted: common.customsEntrusted,
    marks: { kind: 'text', labelZh: '唛头', max: 200, optional: true, long: true },
  },
  groups: [
    { titleZh: '进仓与船期', fields: ['warehouseDay', 'departureDay', 'marks'] },
    { titleZh: '贸易与付款', fields: ['incoterm', 'freightPayment', 'billOfLading', 'customsEntrusted'] },
  ],
  cargoFields: {
    ...dimensions,
    stackable: { kind: 'flag', labelZh: '可堆叠' },
    onPallets: { kind: 'flag', labelZh: '已打托盘' },
  },
  asksCargo: true,
  beginsDangerous: true,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  shares: 'consolidation',
  measures: (facts) => ({ revenueTon: revenueTonsOf(facts), bill: 1, shipment: 1 }),
  statusZh: { GATED_IN: '已进仓' },
});
