import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { printPage } from '#src/platform/pageActions.ts';
import { useSite } from '#src/app/siteContext.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { numberIn } from '#src/features/booking/orderAddress.ts';
import { SuccessPage } from '#src/features/services/pages/SuccessPage.tsx';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { OrderedPage } from './orderedPage.tsx';

const messages = serviceMessages.success;

/** Enquiry numbers have their own prefix. */
const isEnquiry = (no: string): boolean => no.startsWith('XJ');

interface Steps {
  /** The steps after an order of this service, if they differ from other orders. */
  orderSteps?: readonly { title: string; text: string }[];
  /** Where the next order begins, if not on the service's order page. */
  again?: string;
}

/** The route of the page after an order or enquiry; the address contains the number. */
export const successRoute = (
  { name, routes, afterwards }: ServiceContent,
  { orderSteps, again = routes.order ?? routes.page }: Steps = {},
): ComponentType =>
  function SuccessRoute() {
    const { hotline, emergencyHotline } = useSite().config;
    const no = numberIn(useSearch());
    if (no !== undefined && !isEnquiry(no))
      return <OrderedPage no={no} again={again} {...(orderSteps && { steps: orderSteps })} />;
    return (
      <SuccessPage
        title={messages.title}
        text={messages.text}
        numberName={serviceMessages.enquiry.number}
        steps={afterwards.map((text) => ({ text }))}
        no={no}
        hotline={hotline}
        emergencyHotline={emergencyHotline}
        onPrint={printPage}
      >
        <a href={again} className={buttonClasses('primary', 'md')}>
          {messages.again}
        </a>
        {again !== routes.page && (
          <a href={routes.page} className={buttonClasses('secondary', 'md')}>
            {messages.toService(name)}
          </a>
        )}
      </SuccessPage>
    );
  };
