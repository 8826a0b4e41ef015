import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Supplier } from '#contract/services/suppliers.ts';
import type { ServiceCharge, PublishedRate } from '#contract/services/publishedRates.ts';

const place = (code: string, nameZh: string) => ({ code, nameZh });
const pudong = place('PVG', '上海浦东');
const beijing = place('PEK', '北京首都');
const frankfurt = place('FRA', '法兰克福');
const losAngeles = place('LAX', '洛杉矶');

const rate = (given: Pick<PublishedRate, 'id' | 'itemZh' | 'amount'> & Partial<PublishedRate>): PublishedRate => ({
  line: 'air',
  offerId: 'air~PVG~FRA',
  origin: pudong,
  destination: frankfurt,
  itemCode: given.itemZh,
  carrierZh: '示例国际货运航空',
  currency: '1',
  basis: 'chargeableKg',
  minimum: null,
  transitDays: 2,
  frequencyZh: '每日',
  validUntil: '2026-03-31T15:59:59Z',
  ...given,
});

/** Prices of two lanes and one from elsewhere, as one page. */
export const rates: PublishedRate[] = [
  rate({ id: 'R1', itemZh: 'M（每票起码运费）', amount: 42_000, basis: 'bill' }),
  rate({ id: 'R2', itemZh: '+45 kg', amount: 3_650, minimum: 42_000 }),
  rate({ id: 'R3', itemZh: '+100 kg', amount: 3_180, minimum: 42_000 }),
  rate({ id: 'R4', itemZh: '+300 kg', amount: 2_860 }),
  rate({
    id: 'R5',
    itemZh: '+45 kg',
    amount: 4_125,
    destination: losAngeles,
    frequencyZh: '周二、四、六',
    transitDays: 3,
  }),
  rate({
    id: 'R6',
    itemZh: '+100 kg',
    amount: 3_840,
    destination: losAngeles,
    frequencyZh: '周二、四、六',
    transitDays: 3,
  }),
  rate({ id: 'R7', itemZh: '+100 kg', amount: 3_420, origin: beijing, carrierZh: '示例航空', transitDays: null }),
];

/** Prices of a service at one place. */
export const storeRates: PublishedRate[] = ['甲类库', '乙类库', '丙类库'].map((itemZh, index) =>
  rate({
    id: `W${index}`,
    line: 'warehousing',
    origin: place('SH1', '上海临港危库'),
    destination: null,
    itemZh,
    amount: 850 - index * 200,
    basis: 'tonDay',
    carrierZh: null,
    frequencyZh: null,
    transitDays: null,
  }),
);

const charge = (
  given: Pick<ServiceCharge, 'code' | 'nameZh' | 'side' | 'amount'> & Partial<ServiceCharge>,
): ServiceCharge => ({
  line: 'air',
  currency: '1',
  basis: 'chargeableKg',
  dangerousOnly: false,
  conditionZh: '',
  ...given,
});

export const charges: ServiceCharge[] = [
  charge({ code: 'MYC', nameZh: '燃油附加费', side: 'freight', amount: 520 }),
  charge({ code: 'SCC', nameZh: '安全附加费', side: 'freight', amount: 120 }),
  charge({
    code: 'RAC',
    nameZh: '危险品操作费（DGR 检查费）',
    side: 'freight',
    amount: 50_000,
    basis: 'bill',
    dangerousOnly: true,
    conditionZh: '危险品每份运单',
  }),
  charge({ code: 'ATHC', nameZh: '货站操作费', side: 'origin', amount: 55 }),
  charge({ code: 'AWC', nameZh: '单证费（AWB）', side: 'origin', amount: 5_000, basis: 'bill' }),
  charge({
    code: 'IDN',
    nameZh: '货物运输条件鉴定费',
    side: 'service',
    amount: 60_000,
    basis: 'sample',
    conditionZh: '委托鉴定时',
  }),
  charge({
    code: 'INSP',
    nameZh: '海关查验费',
    side: 'event',
    amount: 30_000,
    basis: 'shipment',
    conditionZh: '查验时实报实销',
  }),
];

const supplier = (id: string, nameZh: string, cityZh: string, scopeZh: string, since: number): Supplier => ({
  id,
  nameZh,
  role: 'airline',
  cityZh,
  scopeZh,
  since,
});

export const suppliers: Supplier[] = [
  supplier('S1', '示例国际货运航空有限公司', '上海', '全货机航线，普通货物与部分危险品', 2015),
  supplier('S2', '样本航空货运服务有限公司', '北京', '客机腹舱，普通货物', 2018),
  supplier('S3', '示例空运代理（上海）有限公司', '上海', '浦东货站交接、危险品申报', 2012),
];

/** An enquiry before it is sent. */
export const enquiryForm = {
  line: 'fcl' satisfies ServiceCode as ServiceCode,
  contactName: '赵询价',
  phone: '13712345678',
  company: '示例化工有限公司',
  email: 'buyer@example.com',
  goods: '工业涂料',
  unNumber: '1263',
  isDanger: 'Y' as 'N' | 'Y',
  origin: '上海',
  destination: '汉堡',
  quantity: '2×20GP，每柜 80 桶',
  remark: '',
  sample: 'N' as const,
  sampleQuantity: '',
  sampleUnit: 'kg' as const,
  targetPrice: '',
  targetCurrency: '1' as const,
  targetUnit: 'ton' as const,
};

/** An enquiry for goods with a sample and a target price. */
export const goodsEnquiryForm: EnquiryForm = {
  ...enquiryForm,
  line: 'goods',
  goods: '异丙醇，99.9%，160 kg 钢桶',
  isDanger: 'Y',
  unNumber: '1219',
  origin: '江苏张家港',
  quantity: '20 吨',
  sample: 'Y',
  sampleQuantity: '500',
  sampleUnit: 'mL',
  targetPrice: '6600',
};

export const storedEnquiry = { enquiryNo: 'XJ2603010001', answerBy: '2026-03-02T10:00:00Z' };
