import type { ComponentType, ReactNode } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from './messages.ts';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';
import { LineEnquiry, useLineEnquiry } from './serviceEnquiry.tsx';

/** The page on which the order of a line begins, joined to the world; `rates` where its prices stand on no other page. */
export const requestRoute = (content: LineContent, rates?: ReactNode): ComponentType =>
  function RequestRoute() {
    const { config } = useSite();
    return (
      <RequestPage
        content={content}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        rates={rates}
        enquiry={<LineEnquiry actor={useLineEnquiry(content)} content={content} submit={lineWords.enquiry.submit} />}
      />
    );
  };
