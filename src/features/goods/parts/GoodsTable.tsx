import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsItem, ListedGoods } from '#contract/goods/goods.ts';
import { GoodsRow } from './GoodsRow.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

export interface GoodsTableProps {
  rows: readonly ListedGoods[];
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  hrefOf: (id: string) => string;
  /** The anchor of the enquiry form on the page. */
  enquiryHref: string;
  onEnquire: (item: GoodsItem) => void;
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
