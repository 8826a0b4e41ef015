import { paths } from '#contract/app/routes.ts';
import { statusNames } from '#contract/services/definitions/commonFields.ts';
import { goodsOrderPrefix } from './goodsOrders.ts';
import { defineService } from '#contract/services/definitions/serviceDefinition.ts';

/** The tonnes of purchased goods that one truck delivers. */
const truckTonnes = 30;

/** Chemical goods, collected by the buyer or delivered by truck. */
export const goods = defineService({
  line: 'goods',
  position: 120,
  nameZh: '化工品采购',
  prefix: goodsOrderPrefix,
  agreementZh: '化工品采购协议',
  routes: { order: paths.domesticTradeOrder, success: null },
  items: null,
  fields: {
    tonnes: { kind: 'quantity', labelZh: '采购数量', unit: 't', max: 5_000 },
    deliveryTo: { kind: 'quoted', labelZh: '交货', initial: 'pickup' },
    deliveryAddress: {
      kind: 'text',
      labelZh: '收货地址',
      hintZh: '自提填提货人所在单位地址',
      max: 200,
      again: 'always',
    },
    receiver: { kind: 'text', labelZh: '收货人或提货人与电话', max: 80, again: 'always' },
    deliveryDay: { kind: 'day', labelZh: '期望交货日期' },
    licensed: { kind: 'quoted', labelZh: '须有资质', initial: '' },
    licenceNumber: {
      kind: 'text',
      labelZh: '危险化学品经营许可证或使用证明编号',
      max: 60,
      when: { field: 'licensed', is: ['yes'] },
      again: 'always',
    },
    purpose: { kind: 'text', labelZh: '用途', max: 100, again: 'offer' },
    packed: { kind: 'quoted', labelZh: '包装', initial: '' },
    drumming: { kind: 'flag', labelZh: '散水改桶装', when: { field: 'packed', is: ['bulk'] } },
    inspection: { kind: 'flag', labelZh: '装货前第三方检验' },
    sample: { kind: 'flag', labelZh: '先寄样品' },
  },
  groups: [
    {
      titleZh: '采购与交货',
      fields: ['tonnes', 'deliveryTo', 'deliveryAddress', 'receiver', 'deliveryDay'],
    },
    { titleZh: '资质与服务', fields: ['licenceNumber', 'purpose', 'drumming', 'inspection', 'sample'] },
  ],
  cargoFields: {},
  hasCargo: false,
  beginsDangerous: false,
  moves: true,
  crossesBorders: false,
  parties: ['consignee'],
  documents: 'ROAD',
  shares: null,
  measures: ({ details }) => ({
    ton: details.tonnes,
    truck: Math.ceil(details.tonnes / truckTonnes),
    sample: 1,
  }),
  statusZh: statusNames.goods,
});
