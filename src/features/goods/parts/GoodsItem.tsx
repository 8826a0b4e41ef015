import type { ShownGoods } from '#contract/goods/goods.ts';
import { goodsMessages as messages } from '#src/features/goods/messages.ts';
import { GoodsContainer } from '#src/illustrations/GoodsContainer.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { goodsOfferPrefix } from '#contract/services/goods/goodsOrders.ts';
import { paths } from '#contract/app/routes.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { ownName } from '#src/features/goods/goodsNames.ts';

/** The form of goods: a gas, a solid, a liquid in drums or in bulk. */
type GoodsState = 'gas' | 'solid' | 'bulkLiquid' | 'liquid';

// codes of bags, boxes, and drums and jerricans with a removable head (IMDG 6.1.2.7)
const solid = /袋|片状|颗粒|粉|块|5[HLM]\d|4[A-H]\d?|1[AGH]2|13H/;
const bulk = /^(?:散水|液袋|罐|bulk|flexitank|tank)/i;

/** The state of goods by their class and their first packaging. */
export const stateOf = ({ hazardClass, packagingZh }: Pick<ShownGoods, 'hazardClass' | 'packagingZh'>): GoodsState => {
  if (hazardClass?.startsWith('2')) return 'gas';
  const [first = ''] = packagingZh.split('/');
  if (bulk.test(first.trim())) return 'bulkLiquid';
  return solid.test(first) ? 'solid' : 'liquid';
};

/** The colour of the container by class, so that a list can be read by colour. */
const paints: Readonly<Record<string, string>> = {
  '2': 'text-[#2f7d5b]',
  '3': 'text-[#b8443a]',
  '4': 'text-[#b0663a]',
  '5': 'text-[#a8872a]',
  '6': 'text-[#5d6672]',
  '8': 'text-[#4d6f8f]',
  '9': 'text-[#7a7286]',
};
const harmless = 'text-[#5f93b8]';

/** The width of the label relative to the picture's. */
const labelShare = 0.42;

interface Props {
  item: ShownGoods;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/** A drawing of goods: their container with its hazard label. */
export function GoodsPicture({ item, size, className = '' }: Props) {
  const state = stateOf(item);
  const { hazardClass } = item;
  return (
    <span
      // its packaging and class are next to it as text
      aria-hidden="true"
      title={messages.picture(messages.states[state])}
      className={`relative inline-block shrink-0 ${paints[hazardClass?.charAt(0) ?? ''] ?? harmless} ${className}`}
    >
      <svg viewBox="0 0 120 120" width={size} height={size}>
        <GoodsContainer state={state} />
      </svg>
      {hazardClass && (
        <span
          className={`absolute inset-x-0 flex justify-center ${state === 'bulkLiquid' ? 'top-[27%]' : 'top-[42%]'}`}
        >
          <HazardLabel division={hazardClass} size={size * labelShare} />
        </span>
      )}
    </span>
  );
}

/** The label, UN number and packing group of dangerous goods; nothing for others. */
export function GoodsHazard({ item }: { item: ShownGoods }) {
  if (!item.hazardClass && !item.unNumber) return null;
  return (
    <span className="inline-flex lg:mt-1 flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      {item.hazardClass && <HazardLabel division={item.hazardClass} size={24} captioned />}
      {item.unNumber && <span className="whitespace-nowrap">{messages.un(item.unNumber)}</span>}
      {item.packingGroup && <span className="whitespace-nowrap">{messages.packingGroup(item.packingGroup)}</span>}
    </span>
  );
}

/** A link to the order of a product with a price; nothing for a price on request. */
export function OrderLink({ item, size, className = '' }: { item: ShownGoods; size: 'sm' | 'md'; className?: string }) {
  if (item.price === null) return null;
  const href = `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: `${goodsOfferPrefix}${item.id}` })}`;
  return (
    <a href={href} className={`${buttonClasses('primary', size)} ${className}`}>
      {messages.order}
      <span className="sr-only">{messages.enquireFor(item[ownName])}</span>
    </a>
  );
}
