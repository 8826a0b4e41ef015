/** A packaging: its UN code, what it typically holds, and how such a package usually is. */
export interface Packaging {
  code: string;
  nameZh: string;
  typical?: string;
  /** Not allowed for dangerous goods (CTU Code 5.2.1 for flexitanks). */
  harmlessOnly?: true;
  /** One package of the typical size; its outside as the block that it takes up. */
  usual?: {
    tareKg: number;
    volumeM3?: number;
    /** What one of a fixed weight holds. */
    fillKg?: number;
    /** The gross weight of one, from and to. */
    grossKg: readonly [number, number];
  };
}

/** 200 L of a liquid. */
const drum = (tareKg: number, volumeM3: number): Packaging['usual'] => ({ tareKg, volumeM3, grossKg: [120, 400] });

/** 25 kg of powder or granules. */
const bag = (tareKg: number): Packaging['usual'] => ({ tareKg, fillKg: 25, grossKg: [20, 30] });

/**
 * The packagings a shipper can choose, with their UN packaging codes where there are any (IMDG 6.1 and 6.5). Usual figures:
 * steel drums ISO 15750 (585 × 880 mm), others as makers publish them (L-ring drum 580 × 950 mm, IBC 1,200 × 1,000 × 1,160 mm), medium.
 */
export const packagings: readonly Packaging[] = [
  { code: '1A1', nameZh: '闭口钢桶（小开口）', typical: '200 L', usual: drum(18, 0.301) },
  { code: '1A2', nameZh: '开口钢桶（全开口）', typical: '固体、膏状' },
  { code: '1B1', nameZh: '闭口铝桶' },
  { code: '1H1', nameZh: '闭口塑料桶', typical: '200 L', usual: drum(10, 0.32) },
  { code: '1H2', nameZh: '开口塑料桶', typical: '50 kg 固体', usual: { tareKg: 3, fillKg: 50, grossKg: [40, 60] } },
  {
    code: '1G',
    nameZh: '纤维板桶（纸板桶）',
    typical: '25 kg 粉体',
    usual: { tareKg: 2.5, volumeM3: 0.07, fillKg: 25, grossKg: [20, 35] },
  },
  { code: '3A1', nameZh: '闭口钢罐' },
  {
    code: '3H1',
    nameZh: '闭口塑料罐（方桶）',
    typical: '25、30 L',
    usual: { tareKg: 1.3, volumeM3: 0.035, grossKg: [15, 60] },
  },
  { code: '4C1', nameZh: '普通天然木箱' },
  { code: '4D', nameZh: '胶合板箱' },
  { code: '4G', nameZh: '纤维板箱（纸箱）', typical: '组合包装外箱' },
  { code: '5H3', nameZh: '防渗漏塑料编织袋', typical: '25 kg', usual: bag(0.1) },
  { code: '5H4', nameZh: '塑料薄膜袋', typical: '25 kg', usual: bag(0.1) },
  { code: '5M2', nameZh: '多层防水纸袋', typical: '25 kg', usual: bag(0.2) },
  { code: '6HA1', nameZh: '钢桶复合塑料内胆', typical: '200 L', usual: drum(22, 0.301) },
  { code: '6HG1', nameZh: '纤维板桶复合塑料内胆' },
  {
    code: '31HA1',
    nameZh: '复合中型散装容器（吨桶）',
    typical: '1000 L',
    usual: { tareKg: 60, volumeM3: 1.39, grossKg: [600, 2_000] },
  },
  { code: '31A', nameZh: '钢制中型散装容器', typical: '1000 L' },
  {
    code: '13H3',
    nameZh: '柔性中型散装容器（吨袋）',
    typical: '500–1000 kg',
    usual: { tareKg: 2.5, volumeM3: 0.9, grossKg: [400, 1_100] },
  },
  { code: 'CYL', nameZh: '气瓶', typical: '第 2 类' },
  { code: 'TANK', nameZh: '罐式集装箱', typical: '21–26 m³' },
  { code: 'FLEXI', nameZh: '集装箱液袋', typical: '仅普通货物', harmlessOnly: true },
];
