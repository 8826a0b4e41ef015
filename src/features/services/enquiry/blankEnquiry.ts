import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

/**
 * Services that reject dangerous goods; in all others goods count as dangerous by default (specification section 9).
 */
const harmless: ReadonlySet<ServiceCode> = new Set(['flexitank', 'rail']);

/** A blank enquiry of a service. */
export const blankEnquiry = (service: ServiceCode): EnquiryForm => ({
  line: service,
  contactName: '',
  phone: '',
  company: '',
  email: '',
  goods: '',
  unNumber: '',
  isDanger: harmless.has(service) ? 'N' : 'Y',
  origin: '',
  destination: '',
  quantity: '',
  remark: '',
  sample: 'N',
  sampleQuantity: '',
  sampleUnit: 'kg',
  targetPrice: '',
  targetCurrency: '1',
  targetUnit: 'ton',
});
