import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsDocumentKind, GoodsItem } from '#contract/goods/goods.ts';
import { pathTo, paths } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { GoodsDetail } from '#src/features/goods/GoodsDetail.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { EnquirySection } from '#src/features/goods/parts/EnquirySection.tsx';
import { goodsPageMessages } from '#src/features/goods/messages.ts';
import { NotFound } from '#src/app/errors/lazyErrorPages.tsx';

interface Props {
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
  /** The freight to a place of choice. */
  freight?: ReactNode;
  /** The enquiry form. */
  renderEnquiry: (item: GoodsItem) => ReactNode;
}

const messages = goodsPageMessages.procurement;

/** One product on its own page for sharing; the not-found page if it does not exist. */
export function Procurement(props: Props) {
  const { goods, constants, variant, hotline, onDocument, freight, renderAside, renderEnquiry } = props;
  const value = useSelector(goods, (state) => state.context.value);
  const failure = useFailure(goods);
  const name = value === null ? notFoundMessages.pageTitle : value?.nameZh;
  const title = <title>{[name, messages.title, uiMessages.brand].filter(Boolean).join(' · ')}</title>;
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
          {messages.toList}
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
      <title>{`${messages.title} · ${uiMessages.brand}`}</title>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="mt-1 text-ink-soft">{messages.listLead}</p>
        </div>
        <a
          href={paths.business}
          className="inline-flex min-h-8 items-center font-medium text-brand-700 hover:underline"
        >
          {messages.toBusiness}
        </a>
      </header>
      {children}
    </div>
  );
}
