import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';

/** Lines that refuse dangerous goods; everywhere else goods count as dangerous until told otherwise (specification section 9). */
const harmless: ReadonlySet<ServiceLine> = new Set(['flexitank', 'rail']);

/** An enquiry of a line before anything is filled in. */
export const blankEnquiry = (line: ServiceLine): EnquiryForm => ({
  line,
  contactName: '',
  phone: '',
  company: '',
  email: '',
  goods: '',
  unNumber: '',
  isDanger: harmless.has(line) ? 'N' : 'Y',
  origin: '',
  destination: '',
  quantity: '',
  remark: '',
});
