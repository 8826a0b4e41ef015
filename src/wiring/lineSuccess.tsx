import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { printPage } from '../browser.ts';
import { config } from '../config.ts';
import type { LineContent } from '../lines/line.ts';
import { lineWords } from '../lines/words.ts';
import { numberIn } from '../orderAddress.ts';
import { SuccessPage } from '../pages/line/SuccessPage.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { OrderedPage, PageAuthNotice } from './orderedPage.tsx';

const words = lineWords.success;
const { hotline, emergencyHotline } = config;

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
