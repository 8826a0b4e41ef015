import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { BuyerRules } from '#src/features/goods/sections/BuyerRules.tsx';
import { BuyingSteps } from '#src/features/goods/sections/BuyingSteps.tsx';
import { EnquirySection } from '#src/features/goods/sections/EnquirySection.tsx';
import { GoodsBanner } from '#src/features/goods/sections/GoodsBanner.tsx';
import { Settlement } from '#src/features/goods/sections/Settlement.tsx';

interface Props {
  keyword: string;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  hotline: string;
  onSearch: (keyword: string) => void;
  /** The announcements: above the banner if it is wide, else below the goods. */
  carousel: ReactNode;
  /** The enquiry form. */
  enquiry: ReactNode;
  /** The results. */
  children: ReactNode;
}

/**
 * The page of chemical goods: search, results and enquiry. Its parts are placed in the grid of the layout with a
 * banner.
 */
export function Business({ keyword, constants, hotline, onSearch, carousel, enquiry, children }: Props) {
  return (
    <>
      <GoodsBanner keyword={keyword} onSearch={onSearch} />
      {children}
      <div className="isolate min-w-0 lg:row-start-1 lg:mb-8 lg:w-96 lg:self-end lg:justify-self-end">{carousel}</div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <BuyerRules />
        <Settlement constants={constants} />
      </div>
      <BuyingSteps />
      <EnquirySection hotline={hotline}>{enquiry}</EnquirySection>
      <p className="text-xs text-ink-faint">{uiMessages.notBinding}</p>
    </>
  );
}
