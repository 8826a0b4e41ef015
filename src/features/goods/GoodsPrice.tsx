import type { GoodsItem } from '#contract/goods/goods.ts';
import { Money } from '#src/ui/Money.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

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
