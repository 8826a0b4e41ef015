import type { ComponentType, ReactNode } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from './messages.ts';
import { LinePage } from '#src/features/services/pages/LinePage.tsx';
import { LineEnquiry, useLineEnquiry } from './serviceEnquiry.tsx';
import { useCharges, useSuppliers } from './serviceLists.ts';
import { LineRates } from './serviceRates.tsx';

interface Look {
  /** The line's drawing, where its page begins with a banner. */
  Picture?: ComponentType;
  first?: 'prices' | 'enquiry';
  /** What stands in the place of the price table, where the prices are published elsewhere. */
  prices?: ReactNode;
}

/** The page of a line joined to the world. */
export const lineRoute = (content: LineContent, { prices, ...look }: Look = {}): ComponentType =>
  function LineRoute() {
    const { config } = useSite();
    const enquiry = useLineEnquiry(content);
    return (
      <LinePage
        {...look}
        content={content}
        charges={useCharges(content)}
        suppliers={useSuppliers(content)}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        rates={prices ?? <LineRates content={content} />}
        enquiry={<LineEnquiry actor={enquiry} content={content} submit={lineWords.enquiry.submit} />}
      />
    );
  };
