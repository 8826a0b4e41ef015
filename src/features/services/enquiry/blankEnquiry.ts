import type { EnquiryForm } from '#contract/goods/goods.ts';
import { allTraits } from '#contract/services/allTraits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

/**
 * A blank enquiry of a service: its goods count as dangerous (specification section 9) unless the service rejects all that
 * are.
 */
export const blankEnquiry = (service: ServiceCode): EnquiryForm => ({
  line: service,
  contactName: '',
  phone: '',
  company: '',
  email: '',
  goods: '',
  unNumber: '',
  isDanger: 'isHarmless' in allTraits[service] ? 'N' : 'Y',
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
