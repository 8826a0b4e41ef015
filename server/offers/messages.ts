import type { OfferEvent, OfferState } from '#contract/quotes/offers.ts';

const stateZh: Readonly<Record<OfferState, string>> = {
  offered: '已报价',
  asked: '客户提问',
  accepted: '已接受',
  declined: '已谢绝',
  lapsed: '已过期',
  replaced: '已有新报价',
  won: '已成交',
  lost: '未成交',
};

const eventZh: Readonly<Record<OfferEvent, string>> = {
  offered: '报价',
  asked: '提问',
  replied: '回复提问',
  accepted: '接受报价',
  declined: '谢绝报价',
  ordered: '下单',
  won: '记为成交',
  lost: '记为未成交',
};

/** Messages about offers for enquiries. */
export const offerMessages = {
  changed: (who: string, at: string, what: OfferEvent | 'answered', state: OfferState | null) =>
    `询价已有变化：${who}于 ${at} “${what === 'answered' ? '答复' : eventZh[what]}”，现为“${state === null ? '已答复' : stateZh[state]}”。您的操作没有执行，请核对后再决定`,
  customer: '客户',
  linkUnknown: '该报价链接无效或已过期，请联系我们重新报价',
  dayWrong: '报价有效期须为今天至 180 天内的一天',
  offerUnknown: '没有这个航次、线路或商品；请从查找结果中选择，或留空由工作人员下单',
  lineDiffers: '所选航次、线路或商品不属于询价的业务',
  uneven: '同一箱型的各项费用数量应一致；只收一部分的，请改为按“整单”收取',
  closed: (state: OfferState) => `报价${stateZh[state]}，不能再答复`,
  accepted: '您已接受此报价，不能再谢绝；如需更改，请提问或致电客服',
  expired: (at: string) => `报价已于 ${at}（北京时间）到期，不能再接受；可提问请我们重新报价`,
  optionUnknown: '没有这个方案',
  takenByOther: '该报价已由另一账号接受',
  signInFirst: '接受后将在线下单，请先登录',
  signInToChange: '已有一个账号接受了另一方案；请先登录该账号，再改选',
  noOffer: '还没有报价',
  decided: '询价已成交，不能再改',
  tooManyTemplates: (max: number) => `每项业务最多 ${max} 个报价模板，请先删除不用的`,
  option: (number: number, titleZh: string) => `方案 ${number}：${titleZh}`,
  quoteName: (enquiryNo: string, titleZh: string) => `询价 ${enquiryNo} ${titleZh}`.slice(0, 60),
} as const;
