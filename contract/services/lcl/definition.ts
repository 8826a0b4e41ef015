import { containers } from '#contract/rules/loading/containers.ts';
import { figure } from '#contract/rules/loading/figures.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { deskAt } from '#contract/rules/loading/loadFinding.ts';
import type { OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';
import { paths } from '#contract/app/routes.ts';
import { revenueTonsOf } from '#contract/rules/pricing/measures.ts';
import { battery, common, dimensions, foodstuff } from '#contract/services/definitions/commonFields.ts';
import { defineService } from '#contract/services/definitions/serviceDefinition.ts';

/** The most that any container takes, by the table of containers. */
const most = {
  kg: Math.max(...Object.values(containers).map(({ payloadKg }) => payloadKg)),
  m3: Math.max(...Object.values(containers).map(({ volumeM3 }) => volumeM3)),
};

/** Goods that fill more than a whole container are no consolidation; the desk enquires. */
const consolidationFindings = ({ grossKg, volumeM3 }: OrderFacts): LoadFinding[] => {
  const source = '箱门铭牌的常见值';
  if (grossKg > most.kg)
    return [
      deskAt(
        'cargo.0.grossKg',
        `货物合计 ${figure(grossKg)} kg，超过一整箱的载重 ${figure(most.kg)} kg，须核对能否拼箱`,
        source,
      ),
    ];
  return volumeM3 > most.m3
    ? [
        deskAt(
          'cargo.0.volumeM3',
          `货物合计 ${figure(volumeM3)} m³，超过一整箱的容积 ${figure(most.m3)} m³，须核对能否拼箱`,
          source,
        ),
      ]
    : [];
};

/** The latest usual delivery to the station, in days before departure. Source: the cut-off table (LCO, 4 to 6 days), medium. */
const cfsClosesDaysBefore = 4;

/** Consolidated freight by sea, by revenue ton. */
export const lcl = defineService({
  line: 'lcl',
  position: 20,
  nameZh: '海运拼箱',
  prefix: 'LCL',
  agreementZh: '海运拼箱运输协议',
  routes: { order: paths.shippingLcl, success: paths.shippingLclSuccess },
  items: null,
  fields: {
    warehouseDay: {
      kind: 'day',
      labelZh: '预计进仓日期',
      hintZh: '收到进仓通知后送货，截仓（常见为开船前 4 天）前两天为宜',
      until: { day: 'departureDay', problem: 'dateAfterDeparture', closesDaysBefore: cfsClosesDaysBefore },
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
    ...foodstuff,
    ...battery,
    stackable: { kind: 'flag', labelZh: '可堆叠' },
    onPallets: { kind: 'flag', labelZh: '已打托盘' },
  },
  hasCargo: true,
  carries: 2,
  beginsDangerous: true,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: 'SEA_LCL',
  shares: 'consolidation',
  raisedZh: ({ grossKg, volumeM3 }) =>
    Math.max(grossKg / 1000, volumeM3) < 1 ? { revenueTon: '不足 1 计费吨按 1 计费吨' } : {},
  measures: (facts) => ({ revenueTon: revenueTonsOf(facts), bill: 1, shipment: 1 }),
  findings: consolidationFindings,
  statusZh: { GATED_IN: '已进仓' },
});
