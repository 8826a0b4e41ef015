import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { ListedGoods, ShownGoods } from '#contract/goods/goods.ts';
import { goodsMessages as messages } from '#src/features/goods/messages.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { GoodsPicture, GoodsHazard, OrderLink } from './GoodsItem.tsx';
import { GoodsPrice, QualificationNames } from '#src/features/goods/GoodsFacts.tsx';
import { money } from '#src/ui/format.ts';
import { otherLanguage, otherName, ownName } from '#src/features/goods/goodsNames.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';

interface Props {
  item: ListedGoods;
  constants: readonly Constant[] | undefined;
  href: string;
  enquiryHref: string;
  onEnquire: () => void;
}

/** One product of the table: a row from 1024 px on, a card below. */
function GoodsRow({ item, constants, href, enquiryHref, onEnquire }: Props) {
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
              {item[ownName]}
            </a>
            <span lang={otherLanguage} className="text-xs text-ink-soft lg:block">
              {item[otherName]}
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
      <Pair
        label={messages.columns.grade}
        first={item.grade}
        second={<span lang={languageOf(item.brandZh)}>{item.brandZh}</span>}
      />
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
          <span className="sr-only">{messages.enquireFor(item[ownName])}</span>
        </a>
      </td>
    </tr>
  );
}

function Pair({ label, first, second }: { label: string; first: string; second: ReactNode }) {
  return (
    <td className="flex flex-wrap gap-x-2 max-lg:col-span-2 max-lg:text-sm lg:table-cell">
      <span className="sr-only lg:hidden">{label} </span>
      <span lang={languageOf(first)} className="lg:block">
        {first}
      </span>
      <span className="text-ink-soft lg:block lg:text-sm">{second}</span>
    </td>
  );
}

export interface GoodsTableProps {
  rows: readonly ListedGoods[];
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  hrefOf: (id: string) => string;
  /** The anchor of the enquiry form on the page. */
  enquiryHref: string;
  onEnquire: (item: ShownGoods) => void;
}

/** About the height of a row, for its skeleton. */
export const goodsRowClasses = 'h-52 lg:h-28';

const widths = ['w-[23%]', 'w-[12%]', 'w-[12%]', 'w-[11%]', 'w-[14%]', 'w-[11%]'];

/** Products side by side: a table on a wide page, cards on a narrow one. */
export function GoodsTable({ rows, constants, hrefOf, enquiryHref, onEnquire }: GoodsTableProps) {
  return (
    <table className="w-full border-collapse max-lg:block lg:table-fixed lg:overflow-hidden lg:rounded-lg lg:bg-surface lg:shadow-card">
      <caption className="sr-only">{messages.list}</caption>
      <thead className="bg-sunken text-xs text-ink-soft max-lg:sr-only">
        <tr className="text-left cells:px-2.5 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5">
          {Object.entries(messages.columns).map(([column, name], index) => (
            <th key={column} scope="col" className={`${widths[index]} ${column === 'price' ? 'text-right' : ''}`}>
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{messages.ask}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((item) => (
          <GoodsRow
            key={item.id}
            item={item}
            constants={constants}
            href={hrefOf(item.id)}
            enquiryHref={enquiryHref}
            onEnquire={() => onEnquire(item)}
          />
        ))}
      </tbody>
    </table>
  );
}
