import type { Constant } from '#contract/basic.ts';
import type { GoodsItem } from '#contract/item.ts';
import { buttonLook } from '#src/parts/buttonLook.ts';
import { GoodsHazard } from './GoodsHazard.tsx';
import { GoodsPrice } from './GoodsPrice.tsx';
import { OrderLink } from './OrderLink.tsx';
import { QualificationNames } from './QualificationNames.tsx';
import { goodsWords as words } from './words.ts';

interface Props {
  item: GoodsItem;
  constants: readonly Constant[] | undefined;
  href: string;
  askHref: string;
  onAsk: () => void;
}

/** One product of the table: a row from 1024 px on, a card below. */
export function GoodsRow({ item, constants, href, askHref, onAsk }: Props) {
  return (
    <tr className="border-line bg-surface align-top max-lg:mb-3 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-2 max-lg:rounded-lg max-lg:border max-lg:p-4 max-lg:shadow-card lg:border-t lg:cells:px-2.5 lg:cells:py-3.5 lg:cells:first:pl-5 lg:cells:last:pr-5">
      <th scope="row" className="text-left font-normal max-lg:col-span-2">
        <a href={href} className="text-lg leading-6 font-semibold hover:text-brand-700 hover:underline">
          {item.nameZh}
        </a>
        <span lang="en" className="block text-xs text-ink-soft">
          {item.nameEn}
        </span>
        <span className="mt-1 block text-xs text-ink-soft">
          {words.cas} {item.cas}
        </span>
        <GoodsHazard item={item} />
      </th>
      <Pair label={words.columns.grade} first={item.grade} second={item.brandZh} />
      <Pair label={words.columns.packaging} first={item.packagingZh} second={words.minimum(item.minimumOrderTons)} />
      <Pair label={words.columns.delivery} first={item.deliveryPlaceZh} second={words.stock(item.stockTons)} />
      <td className="text-sm text-ink-soft max-lg:hidden">
        <QualificationNames codes={item.qualifications} constants={constants} />
      </td>
      <td className="max-lg:self-end text-right">
        <GoodsPrice price={item.price} className="text-lg" />
      </td>
      <td className="flex gap-2 max-lg:order-2 max-lg:col-span-2 lg:table-cell lg:text-right lg:whitespace-nowrap">
        <OrderLink item={item} size="sm" className="max-lg:flex-1 lg:mr-2" />
        <a href={askHref} onClick={onAsk} className={`${buttonLook('secondary', 'sm')} max-lg:flex-1`}>
          {words.ask}
          <span className="sr-only">{words.askFor(item.nameZh)}</span>
        </a>
      </td>
    </tr>
  );
}

function Pair({ label, first, second }: { label: string; first: string; second: string }) {
  return (
    <td>
      <span className="sr-only lg:hidden">{label} </span>
      <span className="block">{first}</span>
      <span className="block text-sm text-ink-soft">{second}</span>
    </td>
  );
}
