import type { ComponentType, ReactNode } from 'react';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { Banner } from '#src/features/services/sections/Banner.tsx';
import { Block } from '#src/ui/Block.tsx';
import { EnquiryBlock } from '#src/features/services/sections/EnquiryBlock.tsx';
import { Head } from '#src/ui/Head.tsx';
import { JumpList } from '#src/features/services/sections/JumpList.tsx';
import { Points } from '#src/features/services/sections/Points.tsx';
import { pricedOnly } from '#src/features/services/sections/pricedOnly.ts';

interface Props {
  content: ServiceContent;
  /**
   * The service's illustration; with it the page begins with a banner as wide as the screen, without it with a plain
   * head.
   */
  Picture?: ComponentType | undefined;
  /** The first section: the prices, or the enquiry form. */
  first?: 'prices' | 'enquiry';
  /** The search of the banner instead of its buttons, and what it has found. */
  search?: ReactNode;
  found?: ReactNode;
  /** The published prices. */
  rates: ReactNode;
  /** Everything besides the prices; it ends with the enquiry form that does not come first. */
  body: (enquiry: ReactNode) => ReactNode;
  /** The enquiry form. */
  enquiry: ReactNode;
}

/** The page of one service: prices, scope, documents, steps, suppliers, questions and the enquiry. */
export function ServicePage({ content, Picture, first = 'prices', search, found, rates, body, enquiry }: Props) {
  return (
    <>
      {Picture && <Banner content={content} Picture={Picture} first={first} search={search} />}
      <div className="flex flex-col gap-6">
        {!Picture && (
          <Head title={content.title} lead={content.lead}>
            <Points points={content.points} />
            <a href="#rates" className={`mt-4 ${buttonClasses('primary', 'md')} ${pricedOnly}`}>
              {serviceMessages.order}
            </a>
          </Head>
        )}
        {found}
        <JumpList first={first} />
        {first === 'enquiry' && <EnquiryBlock hint={content.enquiryHint}>{enquiry}</EnquiryBlock>}
        <Block id="rates" title={serviceMessages.rates.title}>
          {rates}
        </Block>
        {body(first === 'prices' && enquiry)}
      </div>
    </>
  );
}
