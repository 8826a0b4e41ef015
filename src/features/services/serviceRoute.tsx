import type { ComponentType, ReactNode } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { ServicePage } from '#src/features/services/pages/ServicePage.tsx';
import { ServiceEnquiry, useServiceEnquiry } from './serviceEnquiry.tsx';
import { useCharges, useSuppliers } from './serviceLists.ts';
import { ServiceRates } from './serviceRates.tsx';

interface PageParts {
  /** The service's illustration, if its page begins with a banner. */
  Picture?: ComponentType;
  first?: 'prices' | 'enquiry';
  /** Replaces the price table if the prices are published elsewhere. */
  prices?: ReactNode;
}

/** The route of a service's page. */
export const serviceRoute = (content: ServiceContent, { prices, ...parts }: PageParts = {}): ComponentType =>
  function ServiceRoute() {
    const { config } = useSite();
    const enquiry = useServiceEnquiry(content);
    return (
      <ServicePage
        {...parts}
        content={content}
        charges={useCharges(content)}
        suppliers={useSuppliers(content)}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        rates={prices ?? <ServiceRates content={content} />}
        enquiry={<ServiceEnquiry actor={enquiry} content={content} submit={serviceMessages.enquiry.submit} />}
      />
    );
  };
