import { useSite } from '#src/app/siteContext.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Lazy } from '#src/ui/loading/Lazy.tsx';
import { ServiceEnquiry, useServiceEnquiry } from './serviceEnquiry.tsx';

/** The route part for the enquiry of a service, with its validation rules. */
export default function EnquiryPart({ content }: { content: ServiceContent }) {
  const { hydration } = useSite();
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <ServiceEnquiry actor={useServiceEnquiry(content)} content={content} submit={serviceMessages.enquiry.submit} />
    </Lazy>
  );
}
