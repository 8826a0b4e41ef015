import type { ComponentType, ReactNode } from 'react';
import { config } from '../config.ts';
import type { LineContent } from '../lines/line.ts';
import { lineWords } from '../lines/words.ts';
import { RequestPage } from '../pages/line/RequestPage.tsx';
import { LineEnquiry, useLineEnquiry } from './lineEnquiry.tsx';

/** The page on which the order of a line begins, joined to the world; `rates` where its prices stand on no other page. */
export const requestRoute = (content: LineContent, rates?: ReactNode): ComponentType =>
  function RequestRoute() {
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
