import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { GoodsRow } from './GoodsRow.tsx';
import { goodsWords as words } from '#src/features/goods/messages.ts';

export interface GoodsTableProps {
  rows: readonly GoodsItem[];
  /** The constants of any type; undefined while they are fetched. */
  constants: readonly Constant[] | undefined;
  hrefOf: (id: string) => string;
  /** Where on the page the form of an enquiry stands. */
  askHref: string;
  onAsk: (item: GoodsItem) => void;
}

/** About the height of a row, for what stands in for it. */
export const goodsRowLook = 'h-52 lg:h-28';

const widths = ['w-[18%]', 'w-[13%]', 'w-[13%]', 'w-[11%]', 'w-[17%]', 'w-[11%]'];

/** Products side by side: a table on a wide page, cards on a narrow one. */
export function GoodsTable({ rows, constants, hrefOf, askHref, onAsk }: GoodsTableProps) {
  return (
    <table className="w-full border-collapse max-lg:block lg:table-fixed lg:overflow-hidden lg:rounded-lg lg:bg-surface lg:shadow-card">
      <caption className="sr-only">{words.list}</caption>
      <thead className="bg-sunken text-xs text-ink-soft max-lg:sr-only">
        <tr className="text-left cells:px-2.5 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5">
          {Object.entries(words.columns).map(([column, name], index) => (
            <th key={column} scope="col" className={`${widths[index]} ${column === 'price' ? 'text-right' : ''}`}>
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{words.ask}</span>
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
            askHref={askHref}
            onAsk={() => onAsk(item)}
          />
        ))}
      </tbody>
    </table>
  );
}
