import type { ComponentType } from 'react';
import { config } from '../config.ts';
import type { LineContent } from '../lines/line.ts';
import { lineWords } from '../lines/words.ts';
import { RequestPage } from '../pages/line/RequestPage.tsx';
import { LineEnquiry, useLineEnquiry } from './lineEnquiry.tsx';

/** The page on which a line's service is asked for, joined to the world. */
export const requestRoute = (content: LineContent): ComponentType =>
  function RequestRoute() {
    return (
      <RequestPage
        content={content}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        enquiry={
          <LineEnquiry actor={useLineEnquiry(content)} content={content} submit={lineWords.enquiry.requestSubmit} />
        }
      />
    );
  };
