/** Messages of the sample and the target price in an enquiry for goods. */
export const goodsTermsMessages = {
  sample: '样品',
  sampleOptions: [
    { value: 'N', label: '不需要' },
    { value: 'Y', label: '需要样品' },
  ],
  sampleHint: '危险化学品的样品同样凭资质寄送，运费到付。',
  sampleQuantity: '样品数量',
  unit: '单位',
  units: { g: 'g', kg: 'kg', mL: 'mL', L: 'L' },
  targetPrice: '目标价',
  targetHint: '含税，不含运费；可不填。',
  currency: '币种',
  currencies: { '1': '人民币', '2': '美元' },
  priceUnits: { ton: '每吨', kg: '每千克' },
} as const;
