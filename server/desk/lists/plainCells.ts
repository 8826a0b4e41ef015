import { applicationStatusZh, enquiryStatusZh } from '#contract/desk/lists/plainNames.ts';
import type { enquiries } from '#server/db/schema/enquiries.ts';
import type { enterprises } from '#server/db/schema/identity.ts';
import type { applications } from '#server/db/schema/verification.ts';

const instantOf = (at: Date | string | null): string => (at === null ? '' : new Date(at).toISOString());

type Enquiry = typeof enquiries.$inferSelect;

/** The cells of an enquiry; its offer may have lapsed without an update. */
export const enquiryCells = (
  { enquiryNo, content, receivedAt, answerBy, answeredAt, offerState }: Enquiry,
  isLapsed: boolean | null,
) => ({
  enquiryNo,
  status: enquiryStatusZh[isLapsed ? 'lapsed' : (offerState ?? (answeredAt === null ? 'open' : 'answered'))],
  customer: content.company || content.contactName,
  phone: content.phone,
  goods: content.goods,
  lane: [content.origin, content.destination].filter((place) => place !== '').join(' → '),
  received: instantOf(receivedAt),
  due: answeredAt === null && offerState === null ? instantOf(answerBy) : '',
});

interface Verified {
  row: typeof applications.$inferSelect;
  applicant: { name: string; phone: string };
  company: { name: string | null };
  orders: number;
  lastOrder: string | null;
}

/** The cells of an application for verification. */
export const applicationCells = ({ row, applicant }: Verified) => ({
  company: row.fields.enterpriseName,
  status: applicationStatusZh[row.status],
  creditCode: row.creditCode,
  applicant: applicant.name,
  phone: applicant.phone,
  submitted: instantOf(row.submittedAt),
  decided: instantOf(row.decidedAt),
});

/** The cells of a verified company. */
export const companyCells = ({ row, applicant, company, orders, lastOrder }: Verified) => ({
  company: company.name ?? row.fields.enterpriseName,
  creditCode: row.creditCode,
  phone: applicant.phone,
  orders: String(orders),
  lastOrder: instantOf(lastOrder),
  verified: instantOf(row.decidedAt),
});

/** The cells of a company that was not verified by an application. */
export const unappliedCells = ({
  row,
  phone,
  orders,
  lastOrder,
}: {
  row: typeof enterprises.$inferSelect;
  phone: string | null;
  orders: number;
  lastOrder: string | null;
}) => ({
  company: row.name ?? row.mcpCode ?? '',
  creditCode: '',
  phone: phone ?? '',
  orders: String(orders),
  lastOrder: instantOf(lastOrder),
  verified: '',
});
