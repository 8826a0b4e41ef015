import type { ComponentType, ReactNode } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';
import { ServiceEnquiry, useServiceEnquiry } from './serviceEnquiry.tsx';

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
