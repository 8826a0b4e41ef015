import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { pathTo } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { copy } from '#src/ui/messages.ts';
import { GoodsDetail } from '#src/features/goods/GoodsDetail.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { errorWords } from '#src/app/errors/errorMessages.ts';
import { EnquirySection } from '#src/features/goods/sections/EnquirySection.tsx';
import { goodsPageWords } from '#src/features/goods/sections/goodsPageMessages.ts';
import { NotFound } from '#src/app/pages/NotFound.tsx';

interface Props {
  /** The product; null is the service's answer where there is none of this id. */
  goods: DetailActor<GoodsItem | null>;
  /** The constants of any type; undefined while they are fetched. */
  constants: readonly Constant[] | undefined;
  /** For a phone everything stands in one column. */
  look: 'share' | 'mobile';
  hotline: string;
  /** How the product is handed on; nothing where the device does that itself. */
  renderAside?: (item: GoodsItem) => ReactNode;
  /** The form of an enquiry. */
  renderEnquiry: (item: GoodsItem) => ReactNode;
}

const words = goodsPageWords.procurement;

/** One product on a page of its own, to be handed on; the lost page where there is no such product. */
export function Procurement({ goods, constants, look, hotline, renderAside, renderEnquiry }: Props) {
  const value = useSelector(goods, (state) => state.context.value);
  const failure = useFailure(goods);
  const name = value === null ? errorWords.notFound.pageTitle : value?.nameZh;
  const title = <title>{[name, words.title, copy.brand].filter(Boolean).join(' · ')}</title>;
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
      {look === 'mobile' && (
        <a
          href={pathTo('procurementMobile')}
          className="mb-2 inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700"
        >
          <ChevronLeft className="size-4" />
          {words.toList}
        </a>
      )}
      <div className={renderAside ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]' : ''}>
        <GoodsDetail actor={goods} constants={constants} />
        {value && renderAside?.(value)}
      </div>
      {value && (
        <div data-screen-only="" className="mt-8">
          <EnquirySection hotline={hotline}>{renderEnquiry(value)}</EnquirySection>
        </div>
      )}
      <p className="mt-6 text-xs text-ink-faint">{copy.notBinding}</p>
    </>
  );
}
