import type { GoodsItem } from '#contract/goods/goods.ts';
import { Money } from '#src/ui/Money.tsx';
import { goodsWords as words } from './messages.ts';

/** What a tonne costs, or that its price is asked for. */
export function GoodsPrice({ price, className = '' }: { price: GoodsItem['price']; className?: string }) {
  return (
    <b className={`font-semibold whitespace-nowrap ${price ? 'text-brand-700' : 'text-ink-soft'} ${className}`}>
      {price ? (
        <>
          <Money currency={price.currency} amount={price.amount} />
          <small className="text-xs font-normal text-ink-soft">{words.perTon}</small>
        </>
      ) : (
        words.onRequest
      )}
    </b>
  );
}
