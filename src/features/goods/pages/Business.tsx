import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { EnquirySection } from '#src/features/goods/sections/EnquirySection.tsx';
import { GoodsBanner } from '#src/features/goods/sections/GoodsBanner.tsx';
import { Settlement } from '#src/features/goods/sections/Settlement.tsx';
import Ban from 'lucide-react/icons/ban';
import { Block } from '#src/ui/Block.tsx';
import { goodsPageMessages } from '#src/features/goods/messages/page.ts';

const buyingStepsMessages = goodsPageMessages.process;

/** The steps of a purchase from the enquiry to the invoice. */
function BuyingSteps() {
  return (
    <Block folds id="process" title={buyingStepsMessages.title}>
      <ol className="rounded-lg border border-line bg-surface p-5 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {buyingStepsMessages.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-brand-600 pt-2.5">
            <h3 className="font-semibold">
              <span className="mr-1.5 text-brand-600">{index + 1}</span>
              {title}
            </h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}

const messages = goodsPageMessages.rules;

/** The qualifications of a buyer, and goods that are not sold. */
function BuyerRules() {
  return (
    <Block folds id="rules" title={messages.title} lead={messages.lead}>
      <div className="rounded-lg border border-line bg-surface p-5">
        <table className="w-full border-collapse">
          <thead className="bg-sunken text-xs text-ink-soft">
            <tr className="text-left cells:px-3 cells:py-2 cells:font-medium">
              <th scope="col" className="w-[38%]">
                {messages.head.goods}
              </th>
              <th scope="col">{messages.head.documents}</th>
            </tr>
          </thead>
          <tbody>
            {messages.rows.map(({ goods, documents }) => (
              <tr key={goods} className="border-b border-line align-top cells:px-3 cells:py-2.5">
                <th scope="row" className="text-left font-medium">
                  {goods}
                </th>
                <td className="text-ink-soft">{documents}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className="mt-5 font-semibold">{messages.rejectedTitle}</h3>
        <ul className="mt-2 flex flex-col gap-1.5">
          {messages.rejected.map((line) => (
            <li key={line} className="flex gap-2">
              <Ban className="mt-[3px] size-4 shrink-0 text-critical" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}

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
