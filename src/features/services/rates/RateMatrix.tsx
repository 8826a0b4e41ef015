import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { MatrixRow } from './MatrixRow.tsx';
import type { RateColumns } from './rateGroups.ts';
import { itemsOf, rateGroups } from './rateGroups.ts';
import { lineWords } from '#src/features/services/messages.ts';

const words = lineWords.rates;

interface Props {
  rates: readonly PublishedRate[];
  columns: LineContent['columns'];
  shown: RateColumns;
  hrefOf: (rate: PublishedRate) => string;
}

/** Prices with a column for each item, as weight breaks are published: a lane is a row, on a narrow screen a card. */
export function RateMatrix({ rates, columns, shown, hrefOf }: Props) {
  const items = itemsOf(rates);
  return (
    <table className="w-full border-collapse max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="bg-sunken text-left align-bottom text-sm text-ink-soft cells:px-2 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
          <th scope="col">{words.lane(columns.origin, columns.destination)}</th>
          <th scope="col">{columns.destination ? words.carrier : words.keeper}</th>
          {items.map((item) => (
            <th key={item} scope="col" className="text-right break-keep">
              {item}
            </th>
          ))}
          {shown.minimum && (
            <th scope="col" className="text-right whitespace-nowrap">
              {words.minimum}
            </th>
          )}
          <th scope="col" className="text-right">
            {words.action}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rateGroups(rates).map((group) => (
          <MatrixRow key={group[0].id} rates={group} items={items} hasLeast={shown.minimum} hrefOf={hrefOf} />
        ))}
      </tbody>
    </table>
  );
}
