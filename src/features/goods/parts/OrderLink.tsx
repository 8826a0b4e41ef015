import { goodsOfferPrefix } from '#contract/services/goods/goodsOrders.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { paths } from '#contract/app/routes.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

/** A link to the order of a product with a price; nothing for a price on request. */
export function OrderLink({ item, size, className = '' }: { item: GoodsItem; size: 'sm' | 'md'; className?: string }) {
  if (item.price === null) return null;
  const href = `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: `${goodsOfferPrefix}${item.id}` })}`;
  return (
    <a href={href} className={`${buttonClasses('primary', size)} ${className}`}>
      {messages.order}
      <span className="sr-only">{messages.enquireFor(item.nameZh)}</span>
    </a>
  );
}
