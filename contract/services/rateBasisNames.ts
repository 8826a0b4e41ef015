import type { RateBasis } from './serviceCode.ts';

/** The Chinese names of price bases. */
export const basisZh: Readonly<Record<RateBasis, string>> = {
  container: '箱',
  tank: '罐',
  bag: '袋',
  revenueTon: '计费吨',
  chargeableKg: 'kg',
  ton: '吨',
  tonDay: '吨·天',
  palletDay: '托·天',
  squareMetreMonth: '㎡·月',
  pallet: '托',
  label: '张',
  truck: '车',
  kilometre: '公里',
  day: '天',
  bill: '票',
  shipment: '单',
  document: '份',
  sample: '样',
};
