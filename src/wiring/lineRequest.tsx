import type { ComponentType } from 'react';
import { config } from '../config.ts';
import type { LineContent } from '../lines/line.ts';
import { lineWords } from '../lines/words.ts';
import { RequestPage } from '../pages/line/RequestPage.tsx';
import { LineEnquiry, useLineEnquiry } from './lineEnquiry.tsx';
import { LineRates } from './lineRates.tsx';

/** The page on which the order of a line begins, joined to the world. */
export const requestRoute = (content: LineContent): ComponentType =>
  function RequestRoute() {
    return (
      <RequestPage
        content={content}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        rates={<LineRates content={content} />}
        enquiry={<LineEnquiry actor={useLineEnquiry(content)} content={content} submit={lineWords.enquiry.submit} />}
      />
    );
  };
