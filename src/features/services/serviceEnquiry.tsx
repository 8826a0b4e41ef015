import { useSearch } from 'wouter';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { useSite } from '#src/app/siteContext.ts';
import { Enquiry } from './Enquiry.tsx';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from './messages.ts';
import { newEnquiryKey, useEnquiry } from './enquiryEffects.ts';

/** What is wanted, as an address tells it. */
const formOf = ({
  origin,
  destination,
  item,
}: Record<'origin' | 'destination' | 'item', string>): Partial<EnquiryForm> => ({
  origin,
  destination,
  remark: item && lineWords.enquiry.fromRate(item),
});

/** The flow of an enquiry of a line; what the address says is wanted is filled in. */
export const useLineEnquiry = ({ line, routes }: LineContent): EnquiryActor => {
  const query = new URLSearchParams(useSearch());
  const wanted = (name: string) => query.get(name)?.slice(0, 80) ?? '';
  const known = formOf({ origin: wanted('origin'), destination: wanted('destination'), item: wanted('item') });
  return useEnquiry(line, { known, success: routes.success });
};

/** The form of an enquiry of a line. */
export function LineEnquiry({ actor, content, submit }: { actor: EnquiryActor; content: LineContent; submit: string }) {
  const { config } = useSite();
  return <Enquiry actor={actor} content={content} submit={submit} deployment={config} newKey={newEnquiryKey} />;
}
