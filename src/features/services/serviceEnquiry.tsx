import { useSearch } from 'wouter';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { useSite } from '#src/app/siteContext.ts';
import { Enquiry } from './Enquiry.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { newEnquiryKey, useEnquiry } from './enquiryEffects.ts';
import type { ComponentType, ReactNode } from 'react';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';

/** The enquiry values in an address. */
const formOf = ({
  origin,
  destination,
  item,
  un,
}: Record<'origin' | 'destination' | 'item' | 'un', string>): Partial<EnquiryForm> => ({
  origin,
  destination,
  // a name is not a number
  unNumber: /^\d{4}$/.test(un) ? un : '',
  remark: item && serviceMessages.enquiry.fromRate(item),
});

/** The enquiry machine of a service, filled in from the address. */
export const useServiceEnquiry = ({ line, routes }: ServiceContent): EnquiryActor => {
  const query = new URLSearchParams(useSearch());
  const wanted = (name: string) => query.get(name)?.slice(0, 80) ?? '';
  const known = formOf({
    origin: wanted('origin'),
    destination: wanted('destination'),
    item: wanted('item'),
    un: wanted('un'),
  });
  return useEnquiry(line, { known, success: routes.success });
};

/** The enquiry form of a service. */
export function ServiceEnquiry({
  actor,
  content,
  submit,
}: {
  actor: EnquiryActor;
  content: ServiceContent;
  submit: string;
}) {
  const { config } = useSite();
  return <Enquiry actor={actor} content={content} submit={submit} deployment={config} newKey={newEnquiryKey} />;
}

/** The route on which a service's order begins; `rates` if no other page has its prices. */
export const requestRoute = (content: ServiceContent, rates?: ReactNode): ComponentType =>
  function RequestRoute() {
    const { config } = useSite();
    return (
      <RequestPage
        content={content}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        rates={rates}
        enquiry={
          <ServiceEnquiry
            actor={useServiceEnquiry(content)}
            content={content}
            submit={serviceMessages.enquiry.submit}
          />
        }
      />
    );
  };
