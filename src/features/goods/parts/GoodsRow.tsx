import type { Constant } from '#contract/search/referenceData.ts';
import type { ListedGoods } from '#contract/goods/goods.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { GoodsPicture } from './GoodsPicture.tsx';
import { GoodsHazard } from './GoodsHazard.tsx';
import { GoodsPrice } from '#src/features/goods/GoodsPrice.tsx';
import { OrderLink } from './OrderLink.tsx';
import { QualificationNames } from '#src/features/goods/QualificationNames.tsx';
import { money } from '#src/ui/format.ts';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

interface Props {
  item: ListedGoods;
  constants: readonly Constant[] | undefined;
  href: string;
  enquiryHref: string;
  onEnquire: () => void;
}

/** One product of the table: a row from 1024 px on, a card below. */
export function GoodsRow({ item, constants, href, enquiryHref, onEnquire }: Props) {
  return (
    <tr className="border-line bg-surface align-top max-lg:mb-2.5 max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:rounded-lg max-lg:border max-lg:p-3 max-lg:shadow-card lg:border-t lg:cells:px-2.5 lg:cells:py-3.5 lg:cells:first:pl-5 lg:cells:last:pr-5">
      <th scope="row" className="text-left font-normal max-lg:col-span-2">
        <div className="flex gap-3">
          <GoodsPicture item={item} size={56} />
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 lg:block">
            <a
              href={href}
              className="leading-6 font-semibold max-lg:w-full lg:text-lg hover:text-brand-700 hover:underline"
            >
              {item.nameZh}
            </a>
            <span lang="en" className="text-xs text-ink-soft lg:block">
              {item.nameEn}
            </span>
            <span className="text-xs text-ink-soft lg:mt-1 lg:block">
              {messages.cas} {item.cas}
            </span>
            <span className="max-lg:w-full">
              <GoodsHazard item={item} />
            </span>
          </div>
        </div>
      </th>
      <Pair label={messages.columns.grade} first={item.grade} second={item.brandZh} />
      <Pair
        label={messages.columns.packaging}
        first={item.packagingZh}
        second={messages.minimum(item.minimumOrderTons)}
      />
      <Pair label={messages.columns.delivery} first={item.deliveryPlaceZh} second={messages.stock(item.stockTons)} />
      <td className="text-sm text-ink-soft max-lg:hidden">
        <QualificationNames codes={item.qualifications} constants={constants} />
      </td>
      <td className="max-lg:self-center lg:text-right">
        <GoodsPrice price={item.price} className="text-lg" />
        {item.freight && (
          <span className="block text-xs text-ink-soft">
            {messages.freightTo(money(item.freight.currency, item.freight.amount, 0), item.freight.toZh)}
          </span>
        )}
      </td>
      <td className="flex gap-2 lg:table-cell lg:text-right lg:whitespace-nowrap">
        <OrderLink item={item} size="sm" className="lg:mr-2" />
        <a href={enquiryHref} onClick={onEnquire} className={buttonClasses('secondary', 'sm')}>
          {messages.ask}
          <span className="sr-only">{messages.enquireFor(item.nameZh)}</span>
        </a>
      </td>
    </tr>
  );
}

function Pair({ label, first, second }: { label: string; first: string; second: string }) {
  return (
    <td className="flex flex-wrap gap-x-2 max-lg:col-span-2 max-lg:text-sm lg:table-cell">
      <span className="sr-only lg:hidden">{label} </span>
      <span className="lg:block">{first}</span>
      <span className="text-ink-soft lg:block lg:text-sm">{second}</span>
    </td>
  );
}
