import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsDocumentKind, GoodsItem, ShownGoods } from '#contract/goods/goods.ts';
import { pathTo, paths } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { GoodsDetail } from '#src/features/goods/GoodsDetail.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { EnquirySection } from '#src/features/goods/parts/EnquirySection.tsx';
import { goodsPageMessages, goodsMessages } from '#src/features/goods/messages.ts';
import { NotFound } from '#src/app/errors/lazyErrorPages.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { GoodsHazard, GoodsPicture } from '../parts/GoodsItem.tsx';
import { GoodsPrice } from '#src/features/goods/GoodsFacts.tsx';
import { ownName } from '#src/features/goods/goodsNames.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';

/** About the height of a card, for its skeleton. */
export const goodsCardClasses = 'h-28';

interface GoodsCardsProps {
  rows: readonly ShownGoods[];
  hrefOf: (id: string) => string;
}

/** Products as links to their own pages: one below another, in two columns if there is space. */
export function GoodsCards({ rows, hrefOf }: GoodsCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 @3xl:grid-cols-2">
      {rows.map((item) => (
        <li key={item.id}>
          <a
            href={hrefOf(item.id)}
            className="group flex h-full min-h-24 items-center gap-3 rounded-lg border border-line bg-surface p-4 hover:border-brand-500"
          >
            <GoodsPicture item={item} size={72} />
            <span className="min-w-0 flex-1">
              <span className="block text-lg leading-6 font-semibold group-hover:text-brand-700">{item[ownName]}</span>
              <span className="block text-sm text-ink-soft">
                {goodsMessages.cas} {item.cas} ·{' '}
                <span lang={languageOf(item.grade + item.packagingZh)}>
                  {item.grade} · {item.packagingZh}
                </span>
              </span>
              <span className="block text-sm text-ink-soft">
                {goodsMessages.minimum(item.minimumOrderTons)} · {goodsMessages.stock(item.stockTons)} ·{' '}
                <span lang={languageOf(item.deliveryPlaceZh)}>{item.deliveryPlaceZh}</span>
              </span>
              <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <GoodsPrice price={item.price} />
                <GoodsHazard item={item} />
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-ink-faint" />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ProcurementProps {
  /** The product; null if the service knows no such id. */
  goods: DetailActor<GoodsItem | null>;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  /** A phone shows everything in one column. */
  variant: 'share' | 'mobile';
  hotline: string;
  /** Downloads a document of the product. */
  onDocument: (item: GoodsItem, kind: GoodsDocumentKind) => void;
  /** The share buttons; absent if the device shares by itself. */
  renderAside?: (item: GoodsItem) => ReactNode;
  /** The freight to a chosen place. */
  freight?: ReactNode;
  /** The enquiry form. */
  renderEnquiry: (item: GoodsItem) => ReactNode;
}

const procurementMessages = goodsPageMessages.procurement;

/** One product on its own page for sharing; the not-found page if it does not exist. */
export function Procurement(props: ProcurementProps) {
  const { goods, constants, variant, hotline, onDocument, freight, renderAside, renderEnquiry } = props;
  const value = useSelector(goods, (state) => state.context.value);
  const failure = useFailure(goods);
  const name = value === null ? notFoundMessages.pageTitle : value && value[ownName];
  const title = <title>{[name, procurementMessages.title, uiMessages.brand].filter(Boolean).join(' · ')}</title>;
  if (value === null || failure)
    return (
      <>
        {title}
        {failure ?? <NotFound />}
      </>
    );
  return (
    <>
      {title}
      {variant === 'mobile' && (
        <a
          href={pathTo('procurementMobile')}
          className="mb-2 inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700"
        >
          <ChevronLeft className="size-4" />
          {procurementMessages.toList}
        </a>
      )}
      <div className={renderAside ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]' : ''}>
        <GoodsDetail actor={goods} constants={constants} onDocument={onDocument} freight={freight} />
        {value && renderAside?.(value)}
      </div>
      {value && (
        <div data-screen-only="" className="mt-8">
          <EnquirySection hotline={hotline}>{renderEnquiry(value)}</EnquirySection>
        </div>
      )}
      <p className="mt-6 text-xs text-ink-faint">{uiMessages.notBinding}</p>
    </>
  );
}

/** Every product as a link to its own page for sharing. */
export function ProcurementList({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <title>{`${procurementMessages.title} · ${uiMessages.brand}`}</title>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h1 className="text-2xl font-semibold">{procurementMessages.title}</h1>
          <p className="mt-1 text-ink-soft">{procurementMessages.listLead}</p>
        </div>
        <a
          href={paths.business}
          className="inline-flex min-h-8 items-center font-medium text-brand-700 hover:underline"
        >
          {procurementMessages.toBusiness}
        </a>
      </header>
      {children}
    </div>
  );
}
