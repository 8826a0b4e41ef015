import type { OrderProblem } from '#contract/protocol/problem.ts';
import { paths } from '#contract/app/routes.ts';
import { figure } from '#contract/rules/loading/figures.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { deskAt } from '#contract/rules/loading/loadFinding.ts';
import { chargeableKgOf } from '#contract/rules/pricing/measures.ts';
import { ratedByEnergy, ratedByLithium, statesCharge } from '#contract/rules/acceptance/batteries.ts';
import { battery, common, dimensions, statusNames } from '#contract/services/definitions/commonFields.ts';
import type { OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';
import { defineService } from '#contract/services/definitions/serviceDefinition.ts';

/** kg of a single piece above which the desk looks up aircraft and hold. Source: platform rule, medium. */
const pieceKgMax = 1_000;

/** Pieces that may not fit into the hold of every aircraft. */
const pieceFindings = ({ cargo }: OrderFacts): LoadFinding[] =>
  cargo.flatMap(({ packages, grossKg }, index) =>
    packages > 0 && grossKg / packages > pieceKgMax
      ? [
          deskAt(
            `cargo.${index}.grossKg`,
            `平均每件 ${figure(grossKg / packages)} kg，超过 ${figure(pieceKgMax)} kg 的单件须核对机型与货舱`,
            '平台规定',
          ),
        ]
      : [],
  );

/** Air freight, by chargeable weight. */
export const air = defineService({
  line: 'air',
  position: 30,
  nameZh: '航空货运',
  prefix: 'AIR',
  agreementZh: '航空货物运输协议',
  routes: { order: paths.airLiftOrder, success: null },
  items: null,
  fields: {
    flightDay: { kind: 'day', labelZh: '期望航班日期' },
    handoverDay: {
      kind: 'day',
      labelZh: '交货站日期',
      hintZh: '截货时间以货站公布为准',
      optional: true,
      until: { day: 'flightDay', problem: 'dateAfterTransport' },
    },
    aircraft: {
      kind: 'choice',
      labelZh: '危险品机型限制',
      hintZh: '按包装件所符合的包装说明；普通货物、客机航班不必填',
      initial: '',
      optional: true,
      options: [
        { value: 'passenger', labelZh: '客机与货机均可' },
        { value: 'cargo', labelZh: '仅限货机' },
      ],
      again: 'goods',
    },
    reportOwn: {
      kind: 'choice',
      labelZh: '货物运输条件鉴定书',
      initial: 'own',
      options: [
        { value: 'own', labelZh: '已有有效鉴定书', hintZh: '须为本年度、品名一致' },
        { value: 'entrusted', labelZh: '委托送检', hintZh: '化工品不论是否有害均须鉴定' },
      ],
    },
    reportNo: {
      kind: 'text',
      labelZh: '鉴定书编号',
      hintZh: '手边没有的，交货站前补报',
      max: 60,
      optional: true,
      code: true,
      when: { field: 'reportOwn', is: ['own'] },
      again: 'goods',
    },
    temperature: { kind: 'text', labelZh: '温控范围', hintZh: '如 2～8 ℃，不控温留空', max: 40, optional: true },
    dryIceKg: { kind: 'quantity', labelZh: '干冰净重', unit: 'kg', max: 2_000, optional: true },
    magnetic: { kind: 'flag', labelZh: '带磁性' },
    incoterm: common.landIncoterm,
    freightPayment: common.freightPayment,
    waybill: {
      kind: 'choice',
      labelZh: '运单类型',
      initial: 'master',
      options: [
        { value: 'master', labelZh: '主单（MAWB）' },
        { value: 'house', labelZh: '分单（HAWB）' },
      ],
    },
    customsEntrusted: common.customsEntrusted,
    declarationEntrusted: { kind: 'flag', labelZh: '委托填制危险品申报单', hintZh: '由持证申报人办理' },
    dryIceService: { kind: 'flag', labelZh: '委托补充干冰与标识' },
  },
  groups: [
    {
      titleZh: '航班与鉴定',
      fields: ['flightDay', 'handoverDay', 'aircraft', 'reportOwn', 'reportNo', 'temperature', 'dryIceKg', 'magnetic'],
    },
    {
      titleZh: '运单与付款',
      fields: ['incoterm', 'freightPayment', 'waybill', 'customsEntrusted', 'declarationEntrusted', 'dryIceService'],
    },
  ],
  cargoFields: {
    ...dimensions,
    packingInstruction: {
      kind: 'text',
      labelZh: '包装说明（PI）',
      hintZh: '危险品填写，如 355、965',
      max: 20,
      optional: true,
      code: true,
    },
    ...battery,
    wattHours: {
      kind: 'quantity',
      labelZh: '每只额定能量',
      hintZh: '电池芯或电池标称的瓦时，几种的填最大的',
      unit: 'Wh',
      max: 100_000,
      optional: true,
      unNumbers: ratedByEnergy,
    },
    lithiumGrams: {
      kind: 'quantity',
      labelZh: '每只锂含量',
      hintZh: '锂金属电池芯或电池，几种的填最大的',
      unit: 'g',
      max: 10_000,
      optional: true,
      unNumbers: ratedByLithium,
    },
    stateOfCharge: {
      kind: 'quantity',
      labelZh: '荷电状态',
      hintZh: '占额定容量的百分比',
      unit: '%',
      max: 100,
      optional: true,
      unNumbers: statesCharge,
    },
  },
  hasCargo: true,
  carries: 4,
  beginsDangerous: true,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: 'AIR',
  shares: null,
  measures: (facts) => ({
    chargeableKg: chargeableKgOf(facts),
    bill: 1,
    shipment: 1,
    sample: facts.cargo.length,
    document: facts.cargo.filter(({ dangerous }) => dangerous !== null).length,
  }),
  problems: ({ cargo }) =>
    Object.fromEntries(
      cargo.flatMap(({ dangerous, details }, index): [string, OrderProblem][] =>
        // IATA DGR packing instruction 965: at most 30 % without the approval of the states
        dangerous?.unNumber === '3480' && Number(details.stateOfCharge) > 30
          ? [[`cargo.${index}.details.stateOfCharge`, 'chargeOver30']]
          : [],
      ),
    ),
  findings: pieceFindings,
  statusZh: statusNames.air,
});
