import type { Carbon, CarbonFactor, CarbonLeg } from '#contract/rules/carbon/carbon.ts';

/** Messages about the emission of a transport. */
export const carbonMessages = {
  title: '运输碳排放',
  basis: '油井到车轮（WTW），ISO 14083',
  mass: (kg: string) => `${kg} kg CO₂e`,
  unknown: '无法给出',
  per: { order: '全票合计', teu: '每 TEU（20 尺箱、罐；40 尺按 2 TEU）', tonne: '每吨货物' } satisfies Record<
    Carbon['per'],
    string
  >,
  sumOfKnown: '合计只含已给出的各程。',
  doorsLater: '主程；前程、后程随订单地址计算。',
  columns: { leg: '运程', way: '起讫', kilometres: '距离', mass: '排放' },
  legs: { preCarriage: '前程运输', main: '主程', onCarriage: '后程运输' } satisfies Record<CarbonLeg['leg'], string>,
  modes: { sea: '海运', air: '空运', rail: '铁路', road: '公路' } satisfies Record<CarbonLeg['mode'], string>,
  way: (from: string, to: string) => `${from} → ${to}`,
  kilometres: (km: string) => `${km} km`,
  missing: {
    position: '地点没有坐标',
    address: '地址中没有可识别的城市',
    weight: '未填毛重',
  } satisfies Record<NonNullable<CarbonLeg['missing']>, string>,
  sources: '系数、来源与假设',
  units: { teuKm: 'g CO₂e/TEU·km', tonneKm: 'g CO₂e/t·km' } satisfies Record<CarbonFactor['unit'], string>,
  source: (source: string, year: number) => `${source}，${year} 年`,
  assumptions: {
    sea: '海运距离取船舶通行航路的最短距离，经中转港；航区系数已含 15% 绕行与 70% 装载率，同航区各船公司用同一系数；拼箱按每 TEU 10 吨折算。',
    air: '空运距离为大圆距离加 95 km。',
    rail: '铁路距离为大圆距离的 1.33 倍（假设）；来源没有中国与中亚的系数，以欧洲平均代用。',
    road: '公路距离为大圆距离的 1.33 倍（Ballou 等 2002，中国）；来源没有中国的系数，以欧洲平均代用。',
  } satisfies Record<CarbonLeg['mode'], string>,
  approximate: '地点坐标精确到 0.1 度，结果用于比较与估算，不作核查依据。',
} as const;
