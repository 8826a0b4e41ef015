import type { Problem } from '#contract/protocol/problem.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { containers } from '#contract/rules/loading/containers.ts';
import { common } from './commonFields.ts';
import type { OrderFacts } from './serviceDefinition.ts';
import { defineLine, piecesOf } from './serviceDefinition.ts';

/** Whether goods fit the payload and the room of dry containers, sizes by item code. */
export const loadProblems = ({ items, grossKg, volumeM3 }: OrderFacts): Record<string, Problem> => {
  const room = Object.entries(containers).map(([size, { payloadKg, volumeM3: m3 }]) => {
    const pieces = items[size] ?? 0;
    return { kg: payloadKg * pieces, m3: m3 * pieces };
  });
  const kg = room.reduce((sum, one) => sum + one.kg, 0);
  const m3 = room.reduce((sum, one) => sum + one.m3, 0);
  if (grossKg > kg) return { items: 'overPayload' };
  return volumeM3 > m3 ? { items: 'overVolume' } : {};
};

/** Full containers by sea, on a published sailing. */
export const fcl = defineLine({
  line: 'fcl',
  nameZh: '海运整箱',
  prefix: 'FCL',
  routes: { order: paths.shippingFclOrder, success: paths.shippingFclOrderSuccess },
  items: { labelZh: '箱型箱量', choose: 'many', unitZh: '箱', max: limits.containersMax },
  fields: {
    owner: common.owner,
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
    loadingAddress: {
      kind: 'text',
      labelZh: '装货地址',
      hintZh: '省市区、街道门牌及厂区入口；拖车按此地址派车',
      max: 200,
      when: { field: 'loading', is: ['factory'] },
    },
    incoterm: common.incoterm,
    cargoReadyDay: common.cargoReadyDay,
    freightPayment: common.freightPayment,
    billOfLading: common.billOfLading,
    customsEntrusted: common.customsEntrusted,
    vgmMethod: common.vgmMethod,
  },
  groups: [
    { titleZh: '装箱', fields: ['owner', 'loading', 'loadingAddress'] },
    {
      titleZh: '贸易与付款',
      fields: ['incoterm', 'cargoReadyDay', 'freightPayment', 'billOfLading', 'customsEntrusted', 'vgmMethod'],
    },
  ],
  cargoFields: {},
  asksCargo: true,
  beginsDangerous: true,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  shares: 'container',
  measures: (facts) => ({ container: piecesOf(facts), bill: 1, shipment: 1 }),
  problems: loadProblems,
  statusZh: {},
});
