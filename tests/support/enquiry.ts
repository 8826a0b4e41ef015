import type { EnquiryForm } from '#contract/goods/goods.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import type { TestService } from './service.ts';
import type { Outcome } from './siteClient.ts';

let phoneNumber = 13_700_000_000;

/** An enquiry for a tank of toluene as a buyer fills the form; each has a new phone unless given. */
export const enquiryForm = (given: Partial<EnquiryForm> = {}): EnquiryForm => ({
  line: 'tank',
  contactName: '赵询价',
  phone: String((phoneNumber += 1)),
  company: '示例化工有限公司',
  email: 'buyer@example.com',
  goods: '工业甲苯',
  unNumber: 'UN 1294',
  isDanger: 'Y',
  origin: '上海',
  destination: '汉堡',
  quantity: '20 吨',
  remark: '',
  sample: 'N',
  sampleQuantity: '',
  sampleUnit: 'kg',
  targetPrice: '',
  targetCurrency: '1',
  targetUnit: 'ton',
  ...given,
});

type Options = Parameters<TestService['call']>[2] & { key?: string };

/** Sends an enquiry as the page does; with a fresh key unless given. */
export const enquire = (
  service: TestService,
  form: EnquiryForm,
  { key = crypto.randomUUID(), ...options }: Options = {},
) => service.call(addEnquiry, form, { ...options, headers: { ...options.headers, 'Idempotency-Key': key } });

/** The number of a received enquiry. */
export const enquiryNoOf = ({ status, data }: Outcome): string | undefined => {
  const received = addEnquiry.output.safeParse(data);
  return status === 200 && received.success ? received.data.enquiryNo : undefined;
};

/** The address of the nth sender: an address may send twenty enquiries in an hour. */
export const senderOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
