import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { printPage } from '../browser.ts';
import { config } from '../config.ts';
import type { LineContent } from '../lines/line.ts';
import { lineWords } from '../lines/words.ts';
import { orderSuccess } from '../pages/line/orderSuccess.ts';
import { SuccessPage } from '../pages/line/SuccessPage.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { useHydrated } from '../useHydrated.ts';
import { authNotice } from './authNotice.ts';
import { memberCenterPath } from '../memberCenterPath.ts';
import { openOrderQuery } from './accountMenu.ts';
import { lazily } from '../late.ts';

const AuthNotice = lazily(async () => ({ default: (await import('../flows/AuthNotice.tsx')).AuthNotice }));

const words = lineWords.success;
const { hotline, emergencyHotline } = config;

/** The number in the address; undefined where it is none. */
const useNumber = (): string | undefined => {
  const no = new URLSearchParams(useSearch()).get('no');
  return no && /^[\w-]{1,40}$/.test(no) ? no : undefined;
};

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
  { orderSteps = orderSuccess.steps, again = routes.order ?? routes.page }: Steps = {},
): ComponentType =>
  function SuccessRoute() {
    const hydrated = useHydrated();
    const no = useNumber();
    const ordered = no !== undefined && !isEnquiry(no);
    const said = ordered
      ? { title: orderSuccess.title, text: orderSuccess.text, numberWord: orderSuccess.number, steps: orderSteps }
      : {
          title: words.title,
          text: words.text,
          numberWord: lineWords.enquiry.number,
          steps: afterwards.map((text) => ({ text })),
        };
    return (
      <>
        <SuccessPage {...said} no={no} hotline={hotline} emergencyHotline={emergencyHotline} onPrint={printPage}>
          {ordered && <Button onClick={() => void openOrderQuery(no)}>{orderSuccess.follow}</Button>}
          <a href={again} className={buttonLook(ordered ? 'secondary' : 'primary', 'md')}>
            {ordered ? orderSuccess.again : words.again}
          </a>
          {!ordered && again !== routes.page && (
            <a href={routes.page} className={buttonLook('secondary', 'md')}>
              {words.toLine(name)}
            </a>
          )}
        </SuccessPage>
        {hydrated && (
          <Suspense fallback={null}>
            <AuthNotice actor={authNotice} href={memberCenterPath('workplace')} />
          </Suspense>
        )}
      </>
    );
  };
