import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { printPage } from '#src/platform/browser.ts';
import { useSite } from '#src/app/siteContext.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from './messages.ts';
import { numberIn } from '#src/features/booking/orderAddress.ts';
import { SuccessPage } from '#src/features/services/pages/SuccessPage.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { OrderedPage, PageAuthNotice } from './orderedPage.tsx';

const words = lineWords.success;

/** Enquiries are numbered with letters of their own. */
const isEnquiry = (no: string): boolean => no.startsWith('XJ');

interface Steps {
  /** What follows an order of this line, where it is not what follows any. */
  orderSteps?: readonly { title: string; text: string }[];
  /** Where the next order begins, where it is not the line's order page. */
  again?: string;
}

/** The page that follows a line's order or enquiry, joined to the address that names the number. */
export const successRoute = (
  { name, routes, afterwards }: LineContent,
  { orderSteps, again = routes.order ?? routes.page }: Steps = {},
): ComponentType =>
  function SuccessRoute() {
    const { hotline, emergencyHotline } = useSite().config;
    const no = numberIn(useSearch());
    if (no !== undefined && !isEnquiry(no))
      return <OrderedPage no={no} again={again} {...(orderSteps && { steps: orderSteps })} />;
    return (
      <>
        <SuccessPage
          title={words.title}
          text={words.text}
          numberWord={lineWords.enquiry.number}
          steps={afterwards.map((text) => ({ text }))}
          no={no}
          hotline={hotline}
          emergencyHotline={emergencyHotline}
          onPrint={printPage}
        >
          <a href={again} className={buttonLook('primary', 'md')}>
            {words.again}
          </a>
          {again !== routes.page && (
            <a href={routes.page} className={buttonLook('secondary', 'md')}>
              {words.toLine(name)}
            </a>
          )}
        </SuccessPage>
        <PageAuthNotice />
      </>
    );
  };
