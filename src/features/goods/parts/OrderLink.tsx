import type { GoodsItem } from '#contract/goods/goods.ts';
import { paths } from '#contract/app/routes.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { goodsWords as words } from '#src/features/goods/messages.ts';

/** Leads to the order of a product that has a price; nothing for one whose price is asked for. */
export function OrderLink({ item, size, className = '' }: { item: GoodsItem; size: 'sm' | 'md'; className?: string }) {
  if (item.price === null) return null;
  const href = `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: `goods~${item.id}` })}`;
  return (
    <a href={href} className={`${buttonLook('primary', size)} ${className}`}>
      {words.order}
      <span className="sr-only">{words.askFor(item.nameZh)}</span>
    </a>
  );
}
