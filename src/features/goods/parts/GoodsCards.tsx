import type { GoodsItem } from '#contract/goods/goods.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { GoodsHazard, GoodsPicture } from './GoodsItem.tsx';
import { GoodsPrice } from '#src/features/goods/GoodsFacts.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages.ts';

/** About the height of a card, for its skeleton. */
export const goodsCardClasses = 'h-28';

interface Props {
  rows: readonly GoodsItem[];
  hrefOf: (id: string) => string;
}

/** Products as links to their own pages: one below another, in two columns if there is space. */
export function GoodsCards({ rows, hrefOf }: Props) {
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
              <span className="block text-lg leading-6 font-semibold group-hover:text-brand-700">{item.nameZh}</span>
              <span className="block text-sm text-ink-soft">
                {messages.cas} {item.cas} · {item.grade} · {item.packagingZh}
              </span>
              <span className="block text-sm text-ink-soft">
                {[messages.minimum(item.minimumOrderTons), messages.stock(item.stockTons), item.deliveryPlaceZh].join(
                  ' · ',
                )}
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
