/** A packaging: its UN code and what it typically holds. */
export interface Packaging {
  code: string;
  nameZh: string;
  typical?: string;
  /** Not allowed for dangerous goods (CTU Code 5.2.1 for flexitanks). */
  harmlessOnly?: true;
}

/** The packagings a shipper can choose, with their UN packaging codes where there are any (IMDG 6.1 and 6.5). */
export const packagings: readonly Packaging[] = [
  { code: '1A1', nameZh: '闭口钢桶（小开口）', typical: '200 L' },
  { code: '1A2', nameZh: '开口钢桶（全开口）', typical: '固体、膏状' },
  { code: '1B1', nameZh: '闭口铝桶' },
  { code: '1H1', nameZh: '闭口塑料桶', typical: '200 L' },
  { code: '1H2', nameZh: '开口塑料桶', typical: '50 kg 固体' },
  { code: '1G', nameZh: '纤维板桶（纸板桶）', typical: '25 kg 粉体' },
  { code: '3A1', nameZh: '闭口钢罐' },
  { code: '3H1', nameZh: '闭口塑料罐（方桶）', typical: '25、30 L' },
  { code: '4C1', nameZh: '普通天然木箱' },
  { code: '4D', nameZh: '胶合板箱' },
  { code: '4G', nameZh: '纤维板箱（纸箱）', typical: '组合包装外箱' },
  { code: '5H3', nameZh: '防渗漏塑料编织袋', typical: '25 kg' },
  { code: '5H4', nameZh: '塑料薄膜袋', typical: '25 kg' },
  { code: '5M2', nameZh: '多层防水纸袋', typical: '25 kg' },
  { code: '6HA1', nameZh: '钢桶复合塑料内胆', typical: '200 L' },
  { code: '6HG1', nameZh: '纤维板桶复合塑料内胆' },
  { code: '31HA1', nameZh: '复合中型散装容器（吨桶）', typical: '1000 L' },
  { code: '31A', nameZh: '钢制中型散装容器', typical: '1000 L' },
  { code: '13H3', nameZh: '柔性中型散装容器（吨袋）', typical: '500–1000 kg' },
  { code: 'CYL', nameZh: '气瓶', typical: '第 2 类' },
  { code: 'TANK', nameZh: '罐式集装箱', typical: '21–26 m³' },
  { code: 'FLEXI', nameZh: '集装箱液袋', typical: '仅普通货物', harmlessOnly: true },
];
