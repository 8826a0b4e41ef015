import type { GoodsItem } from '#contract/goods/goods.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

/** The label, UN number and packing group of dangerous goods; nothing for others. */
export function GoodsHazard({ item }: { item: GoodsItem }) {
  if (!item.hazardClass && !item.unNumber) return null;
  return (
    <span className="inline-flex lg:mt-1 flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      {item.hazardClass && <HazardLabel division={item.hazardClass} size={24} captioned />}
      {item.unNumber && <span className="whitespace-nowrap">{messages.un(item.unNumber)}</span>}
      {item.packingGroup && <span className="whitespace-nowrap">{messages.packingGroup(item.packingGroup)}</span>}
    </span>
  );
}
