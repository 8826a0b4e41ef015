import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { battery, common, foodstuff, statusNames } from '#contract/services/definitions/commonFields.ts';
import { containerRoomOf, loadProblems } from '#contract/services/definitions/dryContainers.ts';
import { defineService, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** Loading of containers at a freight station. */
export const builtIn = defineService({
  line: 'builtIn',
  position: 90,
  nameZh: '场站内装',
  prefix: 'CFS',
  agreementZh: '场站装箱协议',
  routes: { order: paths.builtInOrder, success: paths.builtInOrderSuccess },
  items: { labelZh: '箱型箱量', choose: 'many', unitZh: '箱', max: limits.containersMax },
  fields: {
    bookingNumber: { kind: 'text', labelZh: 'SO / 订舱号', max: 40, code: true },
    vessel: { kind: 'text', labelZh: '船名航次', max: 80, optional: true, code: true },
    closingDay: { kind: 'day', labelZh: '截港日期' },
    deliveryDay: {
      kind: 'day',
      labelZh: '送货日期',
      until: { day: 'closingDay', problem: 'dateAfterClosing' },
    },
    deliverySlot: {
      kind: 'choice',
      labelZh: '送货时段',
      initial: 'morning',
      options: [
        { value: 'morning', labelZh: '8:00—12:00' },
        { value: 'afternoon', labelZh: '13:00—17:00' },
      ],
    },
    truckPlate: { kind: 'text', labelZh: '送货车牌', max: 20, optional: true, code: true },
    driver: { kind: 'text', labelZh: '司机姓名与电话', max: 60, optional: true },
    vgmMethod: common.vgmMethod,
    returnTerminal: { kind: 'text', labelZh: '还箱码头', max: 60, optional: true },
    lashing: { kind: 'flag', labelZh: '委托加固' },
    wrapPallets: { kind: 'count', labelZh: '打托缠膜', unit: '托', max: 2_000, optional: true },
    shortHaul: { kind: 'flag', labelZh: '委托还重箱短驳', hintZh: '装箱站至码头 30 公里以内' },
    extraKilometres: {
      kind: 'count',
      labelZh: '超出里程',
      hintZh: '每箱超出 30 公里的里程，按箱计费',
      unit: '公里',
      max: 500,
      optional: true,
      when: { field: 'shortHaul', is: [true] },
    },
  },
  groups: [
    {
      titleZh: '订舱与送货',
      fields: [
        'bookingNumber',
        'vessel',
        'closingDay',
        'deliveryDay',
        'deliverySlot',
        'truckPlate',
        'driver',
        'returnTerminal',
      ],
    },
    { titleZh: '装箱服务', fields: ['vgmMethod', 'lashing', 'wrapPallets', 'shortHaul', 'extraKilometres'] },
  ],
  cargoFields: { ...foodstuff, ...battery },
  hasCargo: true,
  carries: 9,
  beginsDangerous: true,
  moves: false,
  crossesBorders: false,
  parties: ['shipper'],
  documents: 'CFS',
  shares: 'container',
  measures: (facts) => ({
    container: piecesOf(facts),
    pallet: Number(facts.details.wrapPallets),
    // every container is hauled that far
    kilometre: Number(facts.details.extraKilometres) * piecesOf(facts),
    bill: 1,
    shipment: 1,
  }),
  problems: loadProblems,
  roomOf: (code) => containerRoomOf(code),
  statusZh: statusNames.station,
});
