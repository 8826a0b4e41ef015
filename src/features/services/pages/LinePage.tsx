import type { ComponentType, ReactNode } from 'react';
import type { ChargeListActor } from '#src/features/services/ChargeList.tsx';
import type { SupplierListActor } from '#src/features/services/SupplierList.tsx';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Banner } from '#src/features/services/sections/Banner.tsx';
import { Block } from '#src/ui/Block.tsx';
import type { Hotlines } from '#src/features/services/sections/Consultant.tsx';
import { EnquiryBlock } from '#src/features/services/sections/EnquiryBlock.tsx';
import { Head } from '#src/ui/Head.tsx';
import { JumpList } from '#src/features/services/sections/JumpList.tsx';
import { LineBody } from '#src/features/services/sections/LineBody.tsx';
import { Points } from '#src/features/services/sections/Points.tsx';
import { pricedOnly } from '#src/features/services/sections/pricedOnly.ts';

interface Props extends Hotlines {
  content: LineContent;
  /** The line's drawing; with it the page begins with a banner as wide as the screen, without it with a plain head. */
  Picture?: ComponentType | undefined;
  /** What comes first: the prices, or the form of an enquiry. */
  first?: 'prices' | 'enquiry';
  charges: ChargeListActor;
  suppliers: SupplierListActor;
  /** The published prices. */
  rates: ReactNode;
  /** The form of an enquiry. */
  enquiry: ReactNode;
}

/** Everything about one line of business: prices, scope, papers, steps, suppliers, questions and the enquiry. */
export function LinePage({
  content,
  Picture,
  first = 'prices',
  rates,
  enquiry,
  charges,
  suppliers,
  ...hotlines
}: Props) {
  return (
    <>
      {Picture && <Banner content={content} Picture={Picture} first={first} />}
      <div className="flex flex-col gap-6">
        {!Picture && (
          <Head title={content.title} lead={content.lead}>
            <Points points={content.points} />
            <a href="#rates" className={`mt-4 ${buttonLook('primary', 'md')} ${pricedOnly}`}>
              {lineWords.order}
            </a>
          </Head>
        )}
        <JumpList first={first} />
        {first === 'enquiry' && <EnquiryBlock hint={content.enquiryHint}>{enquiry}</EnquiryBlock>}
        <Block id="rates" title={lineWords.rates.title}>
          {rates}
        </Block>
        <LineBody
          {...hotlines}
          content={content}
          charges={charges}
          suppliers={suppliers}
          enquiry={first === 'prices' && enquiry}
        />
      </div>
    </>
  );
}
