import type { ServiceCode } from './serviceCode.ts';

/** How the published rates of a service become charges of a tariff. */
interface RateCharge {
  code: (itemCode: string) => string;
  side: 'freight' | 'service';
  nameZh: (rate: { itemCode: string; itemZh: string }) => string;
  /** The name of the chosen item, without further conditions. */
  itemZh: (itemZh: string) => string;
}

/** What the quotes of a service consist of besides its rates. */
export interface QuoteTerms {
  /** The name of its prices in lists, if that of its link says too little. */
  lineZh?: string;
  /** Null if its quotes are not made of published rates: sailings and goods have prices of their own. */
  rates: RateCharge | null;
  /** What its price excludes besides occasional charges. */
  notIncluded: readonly string[];
  /** The same for a price at one place, if it differs from one for a lane. */
  notIncludedInPlace?: readonly string[];
}

const asItIs = (text: string): string => text;

/** The part of a text before a sign. */
const before =
  (sign: string) =>
  (text: string): string =>
    text.split(sign)[0] ?? text;

/** The quote terms of every service. */
export const allQuoteTerms = {
  fcl: {
    rates: null,
    notIncluded: [
      '目的港费用（目的港码头操作费、换单费等）',
      '滞箱费、滞港费（超出免费用箱期后产生）',
      '海关查验费、改单费、取消订舱费（发生时收取）',
      '船边直装费（港口要求直装的危险品）',
      '危险品车辆与普货车辆的拖车差价（按实际里程）',
      '货物运输保险费',
    ],
  },
  lcl: {
    rates: { code: () => 'OF', side: 'freight', nameZh: () => '海运费（拼箱）', itemZh: asItIs },
    notIncluded: ['送货进仓的运费', '目的地清关、税费与派送', '货物运输保险费'],
  },
  air: {
    rates: {
      code: () => 'AF',
      side: 'freight',
      nameZh: ({ itemZh }) => `航空运费（${before('（')(itemZh)}）`,
      itemZh: asItIs,
    },
    notIncluded: ['提货运费', '目的地清关、税费与派送', '货物运输保险费'],
  },
  rail: {
    rates: {
      code: () => 'RF',
      side: 'freight',
      nameZh: ({ itemZh }) => `班列运费 ${itemZh}`,
      itemZh: before('（'),
    },
    notIncluded: ['提箱、装箱费用', '目的地清关与送货', '货物运输保险费'],
  },
  seaRail: {
    rates: {
      code: () => 'MMF',
      side: 'freight',
      nameZh: ({ itemZh }) => `海铁联运全程运费 ${itemZh}`,
      itemZh: asItIs,
    },
    notIncluded: [
      '内陆提箱、装箱、加固费用',
      '目的港费用（目的港码头操作费、换单费等）',
      '超期用箱费、滞箱费（超出免费用箱期后产生）',
      '海关查验费、改单费、退舱费（发生时收取）',
      '货物运输保险费',
    ],
  },
  tank: {
    rates: {
      code: (itemCode) => (itemCode.startsWith('RENT-') ? 'RENT' : 'TF'),
      side: 'freight',
      nameZh: ({ itemCode }) =>
        itemCode.startsWith('RENT-') ? `罐箱租金 ${itemCode.slice('RENT-'.length)}` : `罐箱运费 ${itemCode}`,
      itemZh: asItIs,
    },
    notIncluded: ['提罐、送罐拖车费', '目的港码头操作费、换单费与税费', '目的国舱单申报费', '货物运输保险费'],
    // rented, not transported
    notIncludedInPlace: ['提罐、还罐拖车费', '还罐清洗费', '罐箱与货物保险费'],
  },
  flexitank: {
    rates: {
      code: () => 'FLEX',
      side: 'freight',
      nameZh: ({ itemZh }) => `液袋费（${itemZh}）`,
      itemZh: asItIs,
    },
    notIncluded: ['卸货加热', '目的港码头操作费、换单费与税费', '目的国舱单申报费', '海关查验费', '货物运输保险费'],
  },
  warehousing: {
    rates: {
      code: () => 'STOR',
      side: 'service',
      nameZh: ({ itemZh }) => `仓储费（${before('（')(itemZh)}）`,
      itemZh: asItIs,
    },
    notIncluded: ['送货与提货的运费', '托盘材料费', '货物保险费'],
  },
  builtIn: {
    rates: {
      code: () => 'CFSL',
      side: 'service',
      nameZh: ({ itemZh }) => `装箱费（${itemZh}）`,
      itemZh: before('，'),
    },
    notIncluded: ['送货进场的运费', '提箱、进港拖车费', '托盘材料费', '货物保险费'],
  },
  dgDesk: {
    lineZh: '危险品申报与单证',
    rates: { code: asItIs, side: 'service', nameZh: ({ itemZh }) => itemZh, itemZh: asItIs },
    notIncluded: ['更换包装、重新装箱的费用', '取样与样品运费'],
  },
  domestic: {
    rates: {
      code: () => 'TRUCK',
      side: 'freight',
      nameZh: ({ itemZh }) => `整车运费（${itemZh}）`,
      itemZh: before('，'),
    },
    notIncluded: ['残液处理费', '码头预约、进港与落箱费', '因限行绕道产生的费用（事先告知）', '货物运输保险费'],
  },
  goods: {
    rates: null,
    notIncluded: ['卸货费', '货物运输保险费'],
  },
} as const satisfies Record<ServiceCode, QuoteTerms>;

type Terms = typeof allQuoteTerms;

/** The services whose quotes are lanes or places with published rates. */
export type RatedService = { [Code in ServiceCode]: Terms[Code]['rates'] extends null ? never : Code }[ServiceCode];

/** Whether a service has published rates. */
export const isRated = (service: ServiceCode): service is RatedService => allQuoteTerms[service].rates !== null;
