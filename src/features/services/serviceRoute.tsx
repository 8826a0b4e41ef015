import type { ComponentType, ReactNode } from 'react';
import { Later } from '#src/app/Later.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { ServicePage } from '#src/features/services/pages/ServicePage.tsx';
import { isHydrated } from '#src/app/hydration/preHydration.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { ServiceRates } from './serviceRates.tsx';

const loadEnquiry = () => import('./enquiryPart.tsx');
const EnquiryPart = lazily(loadEnquiry);
const loadBody = () => import('./sections/ServiceBody.tsx');
const BodyPart = lazily(loadBody);

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
  // a prerendered page is interactive without them, another page loads them
  if (isHydrated()) for (const load of [loadBody, loadEnquiry]) load().catch(ignoreUnloadable);
  const body = (enquiry: ReactNode) => (
    <Later fallback={<div className="h-[200rem]" />}>
      <BodyPart content={content} enquiry={enquiry} />
    </Later>
  );
  return function ServiceRoute() {
    return (
      <ServicePage
        {...parts}
        content={content}
        rates={prices ?? <ServiceRates content={content} />}
        body={body}
        enquiry={
          <Later fallback={<div className="h-[34rem]" />}>
            <EnquiryPart content={content} />
          </Later>
        }
      />
    );
  };
};
