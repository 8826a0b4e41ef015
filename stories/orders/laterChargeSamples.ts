import type { ServiceCharge } from '#contract/services/publishedRates.ts';

const charge = (given: Pick<ServiceCharge, 'code' | 'nameZh' | 'amount' | 'conditionZh'> & Partial<ServiceCharge>) => ({
  line: 'fcl' as const,
  side: 'event' as const,
  currency: '1' as const,
  basis: 'container' as const,
  dangerousOnly: false,
  ...given,
});

/** Published charges that may apply after a container with dangerous goods was ordered. */
export const laterCharges: ServiceCharge[] = [
  charge({ code: 'AMD', nameZh: '改单费', amount: 45_000, basis: 'bill', conditionZh: '截单后改单，含提单与舱单' }),
  charge({ code: 'CXL-20', nameZh: '取消订舱费（20尺）', amount: 30_000, conditionZh: '开船前 7 天内取消' }),
  charge({ code: 'CXL-40', nameZh: '取消订舱费（40尺）', amount: 60_000, conditionZh: '开船前 7 天内取消' }),
  charge({
    code: 'DET-20',
    nameZh: '滞箱费（20尺，每天）',
    amount: 1_500,
    currency: '2',
    basis: 'day',
    conditionZh: '超出免费用箱期，每箱每天，以船公司账单为准',
  }),
  charge({
    code: 'INSP',
    nameZh: '海关查验费',
    amount: 80_000,
    conditionZh: '海关布控查验时，按港区账单结算',
  }),
];
