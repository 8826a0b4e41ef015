import type { ReactNode } from 'react';
import type { Constant, ConstType } from '#contract/search/referenceData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { EnquirySection } from '#src/features/goods/parts/EnquirySection.tsx';
import Ban from 'lucide-react/icons/ban';
import { Block } from '#src/ui/Block.tsx';
import { goodsPageMessages } from '#src/features/goods/messages.ts';
import { paths } from '#contract/app/routes.ts';
import { constantsIn, nameOf } from '#src/api/constantNames.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { Molecules } from '#src/illustrations/Molecules.tsx';
import Search from 'lucide-react/icons/search';
import { Button } from '#src/ui/buttons/Button.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import type { ActorRefFrom } from 'xstate';
import { fromTransition } from 'xstate';
import type { ShownGoods } from '#contract/goods/goods.ts';

/** The product whose enquiry was requested last; the enquiry form may load later than the list. */
export const chosenGoods = fromTransition(
  (_: ShownGoods | undefined, event: { type: 'goods.chosen'; item: ShownGoods }): ShownGoods | undefined => event.item,
  undefined,
);

export type ChosenGoods = ActorRefFrom<typeof chosenGoods>;

interface GoodsSearchProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The search for goods; without script the browser submits it. */
export function GoodsSearch({ keyword, onSearch }: GoodsSearchProps) {
  return (
    <search>
      <form
        key={keyword}
        action={paths.business}
        className="flex gap-1.5 rounded-lg bg-surface p-1.5 text-ink shadow-pop"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('keyword');
          onSearch(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <TextInput
          type="search"
          name="keyword"
          aria-label={goodsPageMessages.keyword}
          placeholder={goodsPageMessages.placeholder}
          defaultValue={keyword}
          maxLength={60}
          enterKeyHint="search"
          className="h-12! border-transparent! text-lg!"
        />
        <Button type="submit" size="lg" className="max-sm:px-4">
          <Search className="size-4" />
          {goodsPageMessages.submit}
        </Button>
      </form>
    </search>
  );
}

interface GoodsBannerProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The dark picture under the header, with the search; from 1024 px it leaves space on its right. */
function GoodsBanner({ keyword, onSearch }: GoodsBannerProps) {
  return (
    <header data-banner="" className="relative isolate row-start-1 overflow-hidden hero text-white">
      <svg
        viewBox="0 0 1440 460"
        width="1440"
        height="460"
        aria-hidden="true"
        className="absolute top-0 left-1/2 -z-10 -translate-x-1/2 translate-y-44 overflow-visible max-lg:-translate-x-3/4"
      >
        <Molecules className="stroke-brand-200 opacity-20" />
      </svg>
      <div className="mx-auto flex max-w-page flex-col justify-center px-4 pt-28 pb-8 lg:min-h-[29.5rem] lg:pr-[28rem]">
        <h1 className="text-3xl font-bold tracking-wide">{goodsPageMessages.title}</h1>
        <p className="mt-2 mb-5 max-w-[34rem] text-lg text-brand-100">{goodsPageMessages.lead}</p>
        <GoodsSearch keyword={keyword} onSearch={onSearch} />
      </div>
    </header>
  );
}

interface SettlementProps {
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
}

/** How goods are paid for, and who transports them. */
function Settlement({ constants }: SettlementProps) {
  const namesIn = (type: ConstType) =>
    constants ? (
      constantsIn(constants, type)
        .map(({ code }) => nameOf(constantsIn(constants, type), code))
        .join('、') || goodsPageMessages.settlement.asAgreed
    ) : (
      <Skeleton className="my-0.5 h-4.5 w-40" />
    );
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Block folds id="settlement" title={goodsPageMessages.settlement.title}>
        <dl className="rounded-lg border border-line bg-surface p-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <dt className="text-ink-soft">{goodsPageMessages.settlement.currency}</dt>
          <dd>{namesIn('currency')}</dd>
          <dt className="text-ink-soft">{goodsPageMessages.settlement.payment}</dt>
          <dd>{namesIn('paymentType')}</dd>
        </dl>
      </Block>
      <Block folds id="freight" title={goodsPageMessages.freight.title}>
        <ul className="flex flex-col rounded-lg border border-line bg-surface px-5 py-2">
          {goodsPageMessages.freight.links.map(({ to, name, text }) => (
            <li key={to} className="border-b border-line last:border-0">
              <a href={paths[to]} className="group block py-2.5">
                <span className="block font-medium text-brand-700 group-hover:underline">{name}</span>
                <span className="text-sm text-ink-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}

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

interface BusinessProps {
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
export function Business({ keyword, constants, hotline, onSearch, carousel, enquiry, children }: BusinessProps) {
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
