import type { GoodsItem } from '#contract/goods/goods.ts';

/** How goods come: a gas, a solid, a liquid in drums or one without packaging. */
export type GoodsState = 'gas' | 'solid' | 'bulkLiquid' | 'liquid';

// codes of bags, boxes, and drums and jerricans with a removable head (IMDG 6.1.2.7)
const solid = /袋|片状|颗粒|粉|块|5[HLM]\d|4[A-H]\d?|1[AGH]2|13H/;
const bulk = /^(?:散水|液袋|罐)/;

/** The state of goods by their class and their first packaging. */
export const stateOf = ({ hazardClass, packagingZh }: Pick<GoodsItem, 'hazardClass' | 'packagingZh'>): GoodsState => {
  if (hazardClass?.startsWith('2')) return 'gas';
  const [first = ''] = packagingZh.split('/');
  if (bulk.test(first.trim())) return 'bulkLiquid';
  return solid.test(first) ? 'solid' : 'liquid';
};
