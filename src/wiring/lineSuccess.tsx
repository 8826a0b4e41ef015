import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { config } from '../config.ts';
import type { LineContent } from '../lines/line.ts';
import { lineWords } from '../lines/words.ts';
import { SuccessPage } from '../pages/line/SuccessPage.tsx';
import { buttonLook } from '../parts/buttonLook.ts';

const words = lineWords.success;

/** The number in the address; undefined where it is none. */
export const useNumber = (): string | undefined => {
  const no = new URLSearchParams(useSearch()).get('no');
  return no && /^[\w-]{1,40}$/.test(no) ? no : undefined;
};

/** The page that follows a line's request, joined to the address that names the number. */
export const successRoute = ({ name, routes, afterwards }: LineContent): ComponentType =>
  function SuccessRoute() {
    return (
      <SuccessPage
        no={useNumber()}
        title={words.title}
        text={words.text}
        numberWord={lineWords.enquiry.number}
        steps={afterwards.map((text) => ({ text }))}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        onPrint={() => window.print()}
      >
        <a href={routes.request ?? routes.page} className={buttonLook('primary', 'md')}>
          {words.again}
        </a>
        {routes.request && (
          <a href={routes.page} className={buttonLook('secondary', 'md')}>
            {words.toLine(name)}
          </a>
        )}
      </SuccessPage>
    );
  };
