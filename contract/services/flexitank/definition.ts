import type { Problem } from '#contract/protocol/problem.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { flexitankFindings } from '#contract/rules/tanks/flexitanks.ts';
import { unitsOf } from '#contract/rules/loading/units.ts';
import { common } from '#contract/services/definitions/commonFields.ts';
import { defineService, densityOf, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** The capacity of a bag, by item code: `20-S`, `24-M`. */
const capacityM3 = (item: string): number => Number(item.split('-')[0]);

/** Flexitanks in 20-foot containers, for liquids that are not dangerous (CTU Code annex 7, 5.2.1). */
export const flexitank = defineService({
  line: 'flexitank',
  position: 70,
  nameZh: '液袋运输',
  prefix: 'FLX',
  agreementZh: '液袋运输协议',
  routes: { order: paths.fluidBag, success: null },
  items: { labelZh: '液袋规格', choose: 'many', unitZh: '袋', max: limits.containersMax },
  fields: {
    loadingDay: { kind: 'day', labelZh: '灌装日期' },
    loadingAddress: { kind: 'text', labelZh: '装货地址', max: 200, again: 'always' },
    relativeDensity: { kind: 'quantity', labelZh: '比重', unit: 'kg/L', max: 4, again: 'goods' },
    loadingCelsius: { kind: 'quantity', labelZh: '装货温度', unit: '℃', max: 80, again: 'goods' },
    valve: {
      kind: 'choice',
      labelZh: '阀门',
      initial: 'bottom',
      options: [
        { value: 'bottom', labelZh: '底装底卸' },
        { value: 'top', labelZh: '顶装底卸' },
      ],
    },
    foodGrade: { kind: 'flag', labelZh: '食品级液袋与食品级箱' },
    insurance: { kind: 'flag', labelZh: '液袋保险', hintZh: '按袋投保，责任限额见保单' },
    heatingPad: { kind: 'flag', labelZh: '加热垫' },
    haulage: { kind: 'flag', labelZh: '委托产装拖车' },
    dischargeKit: { kind: 'flag', labelZh: '租用卸货泵与接头' },
    customsEntrusted: common.customsEntrusted,
    incoterm: common.incoterm,
    freightPayment: common.freightPayment,
    billOfLading: common.billOfLading,
  },
  groups: [
    {
      titleZh: '灌装',
      fields: ['loadingDay', 'loadingAddress', 'relativeDensity', 'loadingCelsius', 'valve', 'foodGrade'],
    },
    {
      titleZh: '委托与付款',
      fields: [
        'insurance',
        'heatingPad',
        'haulage',
        'dischargeKit',
        'customsEntrusted',
        'incoterm',
        'freightPayment',
        'billOfLading',
      ],
    },
  ],
  cargoFields: {},
  hasCargo: true,
  carries: 6,
  beginsDangerous: false,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: 'FLEXI',
  shares: 'container',
  measures: (facts) => ({ container: piecesOf(facts), bag: piecesOf(facts), bill: 1, shipment: 1 }),
  bulk: ({ details, ...facts }) => ({
    packagingCode: 'FLEXI',
    kg: 0,
    kgPerLitre: details.relativeDensity,
    implied: { relativeDensity: densityOf(facts) },
  }),
  problems: ({ items, volumeM3 }): Record<string, Problem> => {
    const room = Object.entries(items).reduce((sum, [item, pieces]) => sum + capacityM3(item) * pieces, 0);
    return room > 0 && volumeM3 > room ? { items: 'overVolume' } : {};
  },
  findings: ({ items, cargo, details }) =>
    flexitankFindings({
      bags: unitsOf(Object.entries(items).map(([code, quantity]) => ({ code, quantity }))).map(capacityM3),
      cargo,
      relativeDensity: details.relativeDensity,
    }),
  statusZh: {},
});
