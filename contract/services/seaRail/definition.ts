import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { common, foodstuff, statusNames } from '#contract/services/definitions/commonFields.ts';
import { containerRoomOf, loadProblems } from '#contract/services/definitions/dryContainers.ts';
import { defineService, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** Full containers by rail from an inland terminal to the port and on by sea, under one bill of lading. */
export const seaRail = defineService({
  line: 'seaRail',
  position: 50,
  nameZh: '海铁联运',
  prefix: 'SRM',
  agreementZh: '海铁联运协议',
  routes: { order: paths.seaRailOrder, success: paths.seaRailSuccess },
  items: { labelZh: '箱型箱量', choose: 'many', unitZh: '箱', max: limits.containersMax },
  fields: {
    trainDay: { kind: 'day', labelZh: '期望班列日期', hintZh: '从内陆场站发车之日' },
    cargoReadyDay: {
      kind: 'day',
      labelZh: '货好日期',
      optional: true,
      until: { day: 'trainDay', problem: 'dateAfterTransport' },
    },
    loading: {
      kind: 'choice',
      labelZh: '装箱方式',
      initial: 'self',
      options: [
        { value: 'self', labelZh: '自装送站', hintZh: '自行提箱、装箱并送到铁路场站' },
        { value: 'factory', labelZh: '产装', hintZh: '拖车提箱到工厂装箱，送到铁路场站' },
        { value: 'station', labelZh: '场站装箱', hintZh: '送货到铁路场站，由我方装箱' },
      ],
    },
    loadingAddress: common.factoryAddress,
    lashing: { kind: 'flag', labelZh: '委托加固', hintZh: '按铁路装载加固方案' },
    battery: common.railBattery,
    customsPlace: {
      kind: 'choice',
      labelZh: '报关地',
      initial: 'port',
      options: [
        { value: 'port', labelZh: '口岸报关', hintZh: '到港后在口岸海关申报' },
        { value: 'inland', labelZh: '属地报关', hintZh: '在发站海关放行后转关到口岸' },
      ],
    },
    customsEntrusted: common.customsEntrusted,
    report: { kind: 'flag', labelZh: '委托货物运输条件鉴定' },
    incoterm: common.landIncoterm,
    freightPayment: common.freightPayment,
    billOfLading: common.billOfLading,
    vgmMethod: common.vgmMethod,
  },
  groups: [
    {
      titleZh: '班列与装箱',
      fields: ['trainDay', 'cargoReadyDay', 'loading', 'loadingAddress', 'lashing', 'battery'],
    },
    {
      titleZh: '报关与付款',
      fields: ['customsPlace', 'customsEntrusted', 'report', 'incoterm', 'freightPayment', 'billOfLading', 'vgmMethod'],
    },
  ],
  cargoFields: foodstuff,
  hasCargo: true,
  carries: 5.5,
  beginsDangerous: false,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: ['RAIL', 'SEA_FCL'],
  shares: 'container',
  measures: (facts) => ({
    container: piecesOf(facts),
    bill: 1,
    shipment: 1,
    sample: facts.cargo.length,
  }),
  problems: loadProblems,
  roomOf: (code) => containerRoomOf(code),
  statusZh: { RELEASED: '已放舱（班列与船期已定）', GATED_IN: statusNames.rail.GATED_IN },
});
