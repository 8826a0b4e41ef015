import type { Constant, ConstType } from '#contract/search/referenceData.ts';
import type { GoodsChoices, GoodsItem, ListedGoods } from '#contract/goods/goods.ts';

const constantOf = (type: ConstType, code: string, name: string): Constant => ({
  constType: type,
  code,
  name,
  constValue: code,
  constName: name,
});
export const constants: readonly Constant[] = [
  constantOf('buyerQualification', 'BL', '营业执照'),
  constantOf('buyerQualification', 'HCL', '危险化学品经营许可证（经营企业）'),
  constantOf('buyerQualification', 'HCU', '危险化学品使用证明（终端使用企业）'),
  constantOf('currency', '1', '人民币'),
  constantOf('currency', '2', '美元'),
  constantOf('paymentType', 'PREPAID', '预付'),
  constantOf('paymentType', 'TRANSFER', '对公转账'),
  constantOf('paymentType', 'ACCEPTANCE', '银行承兑汇票'),
];

export const isopropanol: GoodsItem = {
  id: 'G101',
  nameZh: '异丙醇',
  nameEn: 'Isopropanol (IPA)',
  cas: '67-63-0',
  unNumber: '1219',
  hazardClass: '3',
  packingGroup: 'II',
  grade: '工业级，≥99.9%',
  brandZh: '示例石化 / 江苏',
  packagingZh: '160 kg 闭口钢桶（1A1）',
  minimumOrderTons: 3.2,
  deliveryPlaceZh: '江苏张家港',
  price: { currency: '1', amount: 742_000 },
  stockTons: 118.4,
  qualifications: ['BL', 'HCL', 'HCU'],
  summary: '无色透明液体，用作涂料、油墨与清洗溶剂。水分不高于 0.1%，色度不高于 10 号（铂-钴）。',
  updatedAt: '2026-02-27T02:00:00Z',
};

export const glycerol: GoodsItem = {
  ...isopropanol,
  id: 'G102',
  nameZh: '丙三醇（甘油）',
  nameEn: 'Glycerol',
  cas: '56-81-5',
  unNumber: null,
  hazardClass: null,
  packingGroup: null,
  grade: '99.5%，药用辅料级除外',
  brandZh: '示例油脂 / 浙江',
  packagingZh: '250 kg 塑料桶（1H1）',
  minimumOrderTons: 1,
  deliveryPlaceZh: '浙江宁波',
  price: null,
  stockTons: 0,
  qualifications: ['BL'],
  summary: '',
};

export const causticSoda: GoodsItem = {
  ...isopropanol,
  id: 'G103',
  nameZh: '片状氢氧化钠（片碱）',
  nameEn: 'Sodium hydroxide, flakes',
  cas: '1310-73-2',
  unNumber: '1823',
  hazardClass: '8',
  grade: '99%',
  brandZh: '示例氯碱 / 山东',
  packagingZh: '25 kg 防渗漏塑料编织袋（5H3）',
  minimumOrderTons: 10,
  deliveryPlaceZh: '山东淄博',
  price: { currency: '1', amount: 318_000 },
  stockTons: 1_260,
  qualifications: ['BL', 'HCL', 'HCU'],
};

export const goods: readonly ListedGoods[] = [
  { ...isopropanol, freight: { currency: '1', amount: 180_000, toZh: '上海' } },
  { ...glycerol, freight: null },
  { ...causticSoda, freight: null },
];

export const choices: GoodsChoices = {
  classes: [
    { value: '3', count: 15 },
    { value: '5.1', count: 1 },
    { value: '8', count: 11 },
    { value: 'none', count: 10 },
  ],
  places: [
    { value: '江苏', nameZh: '江苏', count: 9 },
    { value: '江苏张家港', nameZh: '江苏张家港', count: 5 },
    { value: '江苏连云港', nameZh: '江苏连云港', count: 4 },
    { value: '浙江宁波', nameZh: '浙江宁波', count: 2 },
  ],
  prices: { from: 76_000, to: 1_540_000 },
};
