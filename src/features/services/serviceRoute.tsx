import type { ComponentType, ReactNode } from 'react';
import { Suspense } from 'react';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { useSite } from '#src/app/siteContext.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import { ServicePage } from '#src/features/services/pages/ServicePage.tsx';
import { isHydrated } from '#src/app/preHydration.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { useCharges, useSuppliers } from './serviceLists.ts';
import { ServiceRates } from './serviceRates.tsx';

const loadEnquiry = () => import('./enquiryPart.tsx');
const EnquiryPart = lazily(loadEnquiry);

interface PageParts {
  /** The service's illustration, if its page begins with a banner. */
  Picture?: ComponentType;
  first?: 'prices' | 'enquiry';
  search?: ReactNode;
  found?: ReactNode;
  /** Replaces the price table if the prices are published elsewhere. */
  prices?: ReactNode;
}

/** The route of a service's page. */
export const serviceRoute = (content: ServiceContent, { prices, ...parts }: PageParts = {}): ComponentType => {
  // a prerendered page answers without it, another page comes with it
  if (isHydrated()) loadEnquiry().catch(ignoreUnloadable);
  return function ServiceRoute() {
    const { config } = useSite();
    return (
      <ServicePage
        {...parts}
        content={content}
        charges={useCharges(content)}
        suppliers={useSuppliers(content)}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        rates={prices ?? <ServiceRates content={content} />}
        enquiry={
          <RouteBoundary fallback={() => null}>
            <Suspense fallback={<div className="h-[34rem]" />}>
              <EnquiryPart content={content} />
            </Suspense>
          </RouteBoundary>
        }
      />
    );
  };
};
