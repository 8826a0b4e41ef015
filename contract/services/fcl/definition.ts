import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { battery, common, foodstuff } from '#contract/services/definitions/commonFields.ts';
import {
  containerRoomOf,
  loadProblems,
  ownContainerFindings,
  tareKgOf,
} from '#contract/services/definitions/dryContainers.ts';
import { agreementTitle } from './agreementTitle.ts';
import { defineService, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** Full containers by sea, on a published sailing. */
export const fcl = defineService({
  line: 'fcl',
  position: 10,
  nameZh: '海运整箱',
  prefix: 'FCL',
  agreementZh: agreementTitle,
  routes: { order: paths.shippingFclOrder, success: paths.shippingFclOrderSuccess },
  items: { labelZh: '箱型箱量', choose: 'many', unitZh: '箱', max: limits.containersMax },
  fields: {
    owner: common.owner,
    tareKg: common.tareKg,
    loading: {
      kind: 'choice',
      labelZh: '装箱方式',
      initial: 'self',
      options: [
        { value: 'station', labelZh: '内装', hintZh: '送货至货运站，由我方装箱' },
        { value: 'factory', labelZh: '产装', hintZh: '拖车到工厂装箱' },
        { value: 'self', labelZh: '自拉自报', hintZh: '自行提箱、装箱、进港' },
      ],
    },
    loadingAddress: common.factoryAddress,
    incoterm: common.incoterm,
    cargoReadyDay: common.cargoReadyDay,
    freightPayment: common.freightPayment,
    billOfLading: common.billOfLading,
    customsEntrusted: common.customsEntrusted,
    vgmMethod: common.vgmMethod,
  },
  groups: [
    { titleZh: '装箱', fields: ['owner', 'tareKg', 'loading', 'loadingAddress'] },
    {
      titleZh: '贸易与付款',
      fields: ['incoterm', 'cargoReadyDay', 'freightPayment', 'billOfLading', 'customsEntrusted', 'vgmMethod'],
    },
  ],
  cargoFields: { ...foodstuff, ...battery },
  hasCargo: true,
  carries: 1,
  beginsDangerous: true,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: 'SEA_FCL',
  shares: 'container',
  measures: (facts) => ({ container: piecesOf(facts), bill: 1, shipment: 1 }),
  problems: loadProblems,
  roomOf: (code, { details }) => containerRoomOf(code, tareKgOf(details)),
  findings: ownContainerFindings,
  statusZh: {},
});
