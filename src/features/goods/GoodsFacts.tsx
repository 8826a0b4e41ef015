import type { GoodsItem } from '#contract/goods/goods.ts';
import { Money } from '#src/ui/Money.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages.ts';
import type { Constant } from '#contract/search/referenceData.ts';
import { constantsIn, namesOf } from '#src/api/constantNames.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

/** The price per tonne, or that it is on request. */
export function GoodsPrice({ price, className = '' }: { price: GoodsItem['price']; className?: string }) {
  return (
    <b className={`font-semibold whitespace-nowrap ${price ? 'text-brand-700' : 'text-ink-soft'} ${className}`}>
      {price ? (
        <>
          <Money currency={price.currency} amount={price.amount} />
          <small className="text-xs font-normal text-ink-soft">{messages.perTon}</small>
        </>
      ) : (
        messages.onRequest
      )}
    </b>
  );
}

interface QualificationNamesProps {
  codes: readonly string[];
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
}

/** The qualifications a buyer needs, by name. */
export function QualificationNames({ codes, constants }: QualificationNamesProps) {
  if (codes.length === 0) return messages.noQualifications;
  if (!constants) return <Skeleton className="my-0.5 h-4 w-28 max-w-full" />;
  return namesOf(constantsIn(constants, 'buyerQualification'), codes.join(',')).join('、');
}
