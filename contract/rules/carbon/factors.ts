import type { CarbonFactor } from './carbon.ts';

/** A place of a leg, with the data that determine its region. */
interface Ends {
  /** UN/LOCODEs of ports. */
  from: string;
  to: string;
}

/** A published emission intensity, well to wheel; `hundredths` of a gram of CO2e for each unit. */
export interface Factor extends Omit<CarbonFactor, 'grams'> {
  hundredths: number;
}

/** Smart Freight Centre, GLEC Framework v3.2 (October 2025), which applies ISO 14083:2023. */
const glec = (table: string) => ({ sourceZh: `GLEC Framework v3.2 模块 2 ${table}`, year: 2025 });

/** Tonnes in a TEU if only containers or only the goods are known. Source: GLEC Framework v3.2 module 2, default. */
export const tonnesPerTeu = 10;

/**
 * Trade lanes of dry containers: hundredths of a gram per TEU-km by the regions of both ends. Source: GLEC Framework v3.2 module 2,
 * table 18 (averages of Clean Cargo); they include 70 % utilisation and 15 % more than the shortest feasible distance.
 */
const tradeLanes: Readonly<Record<string, { nameZh: string; hundredths: number }>> = {
  'northEastAsia southEastAsia': { nameZh: '东北亚—东南亚', hundredths: 10_850 },
  'southEastAsia southEastAsia': { nameZh: '东南亚区内', hundredths: 13_560 },
  'asia middleEast': { nameZh: '亚洲—中东与印度', hundredths: 7_830 },
  'asia northEurope': { nameZh: '亚洲—北欧', hundredths: 4_690 },
  'asia mediterranean': { nameZh: '亚洲—地中海与黑海', hundredths: 5_220 },
  'asia africa': { nameZh: '亚洲—非洲', hundredths: 8_820 },
  'asia americaWest': { nameZh: '亚洲—北美西岸', hundredths: 6_700 },
  'asia americaEast': { nameZh: '亚洲—北美东岸与美湾', hundredths: 5_900 },
  'asia oceania': { nameZh: '亚洲—大洋洲', hundredths: 9_590 },
  'asia southAmerica': { nameZh: '亚洲—南美', hundredths: 6_770 },
};

/** The same source for a lane that it does not list. */
const industryAverage = { nameZh: '行业平均（来源未单列此航区）', hundredths: 7_170 };

type Region =
  | 'northEastAsia'
  | 'southEastAsia'
  | 'middleEast'
  | 'northEurope'
  | 'mediterranean'
  | 'africa'
  | 'americaWest'
  | 'americaEast'
  | 'oceania'
  | 'southAmerica';

/** Countries and ports by region; a port comes before its country. */
const regions: Readonly<Record<Region, string>> = {
  northEastAsia: 'CN HK MO TW KR JP RUVVO',
  southEastAsia: 'SG MY TH VN ID PH KH MM',
  middleEast: 'IN PK BD LK AE OM SA QA KW BH IQ',
  northEurope: 'NL BE DE GB FRLEH PL SE DK FI NO IE',
  mediterranean: 'TR GR IT ES EG FR SI HR RO UA MAPTM',
  africa: 'ZA KE TZ NG GH',
  americaWest: 'USLAX USLGB USOAK USTIW USSEA CAVAN CAPRR',
  americaEast: 'USNYC USSAV USORF USCHS USHOU USMIA CAHAL CAMTR',
  oceania: 'AU NZ',
  southAmerica: 'BR AR PE CL CO UY EC',
};

const regionOf = (port: string): Region | undefined => {
  const named = Object.entries(regions).map(([region, codes]) => [region as Region, codes.split(' ')] as const);
  return [port, port.slice(0, 2)].flatMap((code) => named.find(([, codes]) => codes.includes(code))?.[0] ?? [])[0];
};

const isAsia = (region: Region | undefined): boolean => region === 'northEastAsia' || region === 'southEastAsia';

/** The factor of a dry container by sea between two ports. */
export const containerFactor = ({ from, to }: Ends): Factor => {
  const [one, other] = [regionOf(from), regionOf(to)];
  const [asia, beyond] = isAsia(one) ? [one, other] : [other, one];
  const lane =
    tradeLanes[`${asia} ${beyond}`] ??
    tradeLanes[`${beyond} ${asia}`] ??
    (isAsia(asia) ? tradeLanes[`asia ${beyond}`] : undefined);
  return { ...(lane ?? industryAverage), unit: 'teuKm', ...glec('表 18（Clean Cargo 航区平均，干箱）') };
};

/** The same for goods in a shared container, as a fraction of a TEU by their weight. */
export const sharedContainerFactor = (ends: Ends): Factor => {
  const { hundredths, ...factor } = containerFactor(ends);
  return { ...factor, hundredths: hundredths / tonnesPerTeu, unit: 'tonneKm' };
};

/** Air is short up to this great-circle distance (GLEC Framework v3.2 module 2, table 1). */
const shortHaulKm = 1_500;

/** The factor of air freight by great-circle distance, if it is unknown whether a freighter is used. */
export const airFactor = (kilometres: number): Factor =>
  kilometres <= shortHaulKm
    ? { nameZh: '空运短途，机型未知', hundredths: 136_300, unit: 'tonneKm', ...glec('表 1') }
    : { nameZh: '空运长途，机型未知', hundredths: 78_800, unit: 'tonneKm', ...glec('表 1') };

/**
 * The average of Europe for unknown traction: an assumption for China and central Asia, which the source does not list.
 */
export const railFactor: Factor = {
  nameZh: '铁路，牵引未知（欧洲平均，代用）',
  hundredths: 1_840,
  unit: 'tonneKm',
  ...glec('表 4'),
};

/** Articulated trucks of average load with empty runs in Europe: an assumption for China, which the source does not list. */
export const roadFactor: Factor = {
  nameZh: '半挂牵引车，平均装载（欧洲，代用）',
  hundredths: 8_900,
  unit: 'tonneKm',
  ...glec('表 8'),
};
