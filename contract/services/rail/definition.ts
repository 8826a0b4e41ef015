import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { common, foodstuff, statusNames } from '#contract/services/definitions/commonFields.ts';
import {
  containerRoomOf,
  loadProblems,
  ownContainerFindings,
  tareKgOf,
} from '#contract/services/definitions/dryContainers.ts';
import { defineService, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** Containers by block train to Europe and Central Asia. */
export const rail = defineService({
  line: 'rail',
  position: 40,
  nameZh: '国际班列',
  prefix: 'RWY',
  agreementZh: '国际班列运输协议',
  routes: { order: paths.railWayOrder, success: paths.railWaySuccess },
  items: { labelZh: '箱型箱量', choose: 'many', unitZh: '箱', max: limits.containersMax },
  fields: {
    owner: common.owner,
    tareKg: common.tareKg,
    trainDay: { kind: 'day', labelZh: '期望班列日期' },
    cargoReadyDay: {
      kind: 'day',
      labelZh: '货好日期',
      optional: true,
      until: { day: 'trainDay', problem: 'dateAfterTransport' },
    },
    goodsValueUsd: { kind: 'quantity', labelZh: '货值（投保用）', unit: 'USD', max: 50_000_000 },
    battery: common.railBattery,
    returnPlace: { kind: 'text', labelZh: '还箱地', max: 80, optional: true },
    shortHaul: { kind: 'flag', labelZh: '委托发站短驳', hintZh: '提箱、送箱，单程 30 公里以内' },
    lashing: { kind: 'flag', labelZh: '委托加固' },
    report: { kind: 'flag', labelZh: '委托货物运输条件鉴定' },
    transitT1: { kind: 'flag', labelZh: '办理 T1 转关', hintZh: '在欧盟境内转关时' },
    dropOff: { kind: 'flag', labelZh: '异地还箱' },
    incoterm: common.landIncoterm,
    freightPayment: common.freightPayment,
    customsEntrusted: common.customsEntrusted,
  },
  groups: [
    {
      titleZh: '班列与箱',
      fields: ['owner', 'tareKg', 'trainDay', 'cargoReadyDay', 'battery', 'goodsValueUsd', 'returnPlace'],
    },
    {
      titleZh: '委托与付款',
      fields: [
        'incoterm',
        'freightPayment',
        'customsEntrusted',
        'shortHaul',
        'lashing',
        'report',
        'transitT1',
        'dropOff',
      ],
    },
  ],
  cargoFields: foodstuff,
  hasCargo: true,
  carries: 5,
  beginsDangerous: false,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: ['RAIL', 'SMGS'],
  shares: 'container',
  measures: (facts) => ({
    container: piecesOf(facts),
    bill: 1,
    shipment: 1,
    document: 1,
    sample: facts.cargo.length,
  }),
  problems: loadProblems,
  roomOf: (code, { details }) => containerRoomOf(code, tareKgOf(details)),
  findings: ownContainerFindings,
  statusZh: statusNames.rail,
});
