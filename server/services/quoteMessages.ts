import { basisZh } from '#contract/services/rateBasisNames.ts';
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

/** An occasional charge with its amount and condition. */
export const occasionText = ({
  nameZh,
  currency,
  amount,
  basis,
  conditionZh,
}: Pick<ServiceCharge, 'nameZh' | 'currency' | 'amount' | 'basis' | 'conditionZh'>): string =>
  `${nameZh} ${money({ currency, amount })}/${basisZh[basis]}${conditionZh === '' ? '' : `（${conditionZh}）`}`;
