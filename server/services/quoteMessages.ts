import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { money } from '#server/app/pages/format.ts';

/** Messages to users about quotes. */
export const quoteMessages = {
  quoteUnknown: '该报价不存在或已下架，请重新查询价格',
  goods: {
    priceOnEnquiry: '该商品没有公布价格，按询价成交，不在线下单；请提交询价，由专员报价',
    drugPrecursor: '易制毒化学品须凭购买许可证或备案证明购买（《易制毒化学品管理条例》），不在线受理，请联系专员',
    explosivePrecursor:
      '易制爆危险化学品须向公安机关备案后购买（《易制爆危险化学品治安管理办法》），不在线受理，请联系专员',
    highlyToxic: '剧毒化学品须凭购买许可证购买（《剧毒化学品购买和公路运输许可证件管理办法》），不在线受理，请联系专员',
    neverOnline: (hazardClass: string) =>
      `${hazardClass} 类危险货物不在线受理（平台规则：1 类、6.2 项、7 类须人工审核），请转危险品专员`,
    stockTooLow: (stockTons: number, minimumOrderTons: number) =>
      `现有库存 ${stockTons} t，不足起订量 ${minimumOrderTons} t，暂不能下单；请提交询价，由专员确认到货时间`,
  },
  licensed: {
    yes: '须持有危险化学品经营许可证、使用证明或安全生产许可证之一',
    no: '无须危险化学品资质',
  },
  tankUse: { voyage: '航次', rent: '按日租用' },
  pickup: (placeZh: string) => `自提（${placeZh}）`,
  deliveredTo: (cityZh: string) => `送货至${cityZh}`,
  boxFreight: (nameZh: string) => `${nameZh}（20GP，可订航次最低价）`,
  noBoxFreight: '海运费（该航线暂无可订航次，由专员另行报价）',
} as const;

/** What a price excludes besides occasional charges, by service; a rented tank is not transported. */
export const notIncluded: Readonly<Record<ServiceCode | 'tankRental', readonly string[]>> = {
  fcl: [
    '目的港费用（目的港码头操作费、换单费等）',
    '滞箱费、滞港费（超出免费用箱期后产生）',
    '海关查验费、改单费、取消订舱费（发生时收取）',
    '船边直装费（港口要求直装的危险品）',
    '危险品车辆与普货车辆的拖车差价（按实际里程）',
    '货物运输保险费',
  ],
  lcl: ['送货进仓的运费', '目的地清关、税费与派送', '货物运输保险费'],
  air: ['提货运费', '目的地清关、税费与派送', '货物运输保险费'],
  rail: ['提箱、装箱费用', '目的地清关与送货', '货物运输保险费'],
  tank: ['提罐、送罐拖车费', '目的港码头操作费、换单费与税费', '目的国舱单申报费', '货物运输保险费'],
  tankRental: ['提罐、还罐拖车费', '还罐清洗费', '罐箱与货物保险费'],
  flexitank: ['卸货加热', '目的港码头操作费、换单费与税费', '目的国舱单申报费', '海关查验费', '货物运输保险费'],
  warehousing: ['送货与提货的运费', '托盘材料费', '货物保险费'],
  builtIn: ['送货进场的运费', '提箱、进港拖车费', '托盘材料费', '货物保险费'],
  dgDesk: ['更换包装、重新装箱的费用', '取样与样品运费'],
  domestic: ['残液处理费', '码头预约、进港与落箱费', '因限行绕道产生的费用（事先告知）', '货物运输保险费'],
  goods: ['卸货费', '货物运输保险费'],
};

/** An occasional charge with its amount and condition. */
export const occasionText = ({
  nameZh,
  currency,
  amount,
  basis,
  conditionZh,
}: Pick<ServiceCharge, 'nameZh' | 'currency' | 'amount' | 'basis' | 'conditionZh'>): string =>
  `${nameZh} ${money({ currency, amount })}/${basisZh[basis]}${conditionZh === '' ? '' : `（${conditionZh}）`}`;
