import type { GoodsItem } from '#contract/goods/goods.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { hazardText, isStated, transportRows } from './goodsFacts.ts';

const identity = (item: GoodsItem): Block[] => [
  { kind: 'heading', text: '产品' },
  {
    kind: 'facts',
    rows: (
      [
        ['中文名', item.nameZh],
        ['英文名', item.nameEn],
        ['CAS 号', item.cas],
        ['品牌或产地', item.brandZh],
        ['危险性', hazardText(item)],
      ] as const
    ).filter(isStated),
  },
];

/** The single statements of a specification: `≥99.9%（GB/T 338 优等品），水分 ≤0.1%`. */
const statements = ({ grade, summary }: GoodsItem): string[] =>
  [grade, ...summary.split(/[。；]/)].map((one) => one.trim()).filter((one) => one !== '');

/** A technical data sheet: specification, packaging, delivery and transport. */
export const technicalBlocks = (item: GoodsItem): Block[] => [
  ...identity(item),
  { kind: 'heading', text: '规格与说明' },
  { kind: 'facts', rows: statements(item).map((one, index) => [String(index + 1), one] as const) },
  { kind: 'heading', text: '包装与交货' },
  {
    kind: 'facts',
    rows: [
      ['包装', item.packagingZh],
      ['起订量', `${item.minimumOrderTons} 吨`],
      ['交货地', item.deliveryPlaceZh],
    ],
  },
  { kind: 'heading', text: '运输' },
  { kind: 'facts', rows: transportRows(item).filter(isStated) },
];

/** The form of a certificate of analysis: the tests of a batch, without results. */
export const analysisBlocks = (item: GoodsItem): Block[] => [
  ...identity(item),
  { kind: 'heading', text: '指标' },
  {
    kind: 'table',
    columns: [
      { title: '序号', share: 1 },
      { title: '目录所列指标或说明', share: 7 },
      { title: '批次检验结果', share: 4 },
    ],
    rows: statements(item).map((one, index) => [String(index + 1), one, '见随货 COA 原件']),
  },
  {
    kind: 'facts',
    rows: [
      ['批号', '见随货 COA 原件'],
      ['生产日期', '见随货 COA 原件'],
      ['检验人', '见随货 COA 原件'],
    ],
  },
];
