import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { MatrixRow } from './MatrixRow.tsx';
import type { RateColumns } from './rateGroups.ts';
import { itemsOf, rateGroups } from './rateGroups.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.rates;

interface Props {
  rates: readonly PublishedRate[];
  columns: ServiceContent['columns'];
  shown: RateColumns;
  hrefOf: (rate: PublishedRate) => string;
}

/** Prices with a column for each item, as weight breaks are published: one row per lane, on a narrow screen a card. */
export function RateMatrix({ rates, columns, shown, hrefOf }: Props) {
  const items = itemsOf(rates);
  return (
    <table className="w-full border-collapse max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="bg-sunken text-left align-bottom text-sm text-ink-soft cells:px-2 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
          <th scope="col">{messages.lane(columns.origin, columns.destination)}</th>
          <th scope="col">{columns.destination ? messages.carrier : messages.keeper}</th>
          {items.map((item) => (
            <th key={item} scope="col" className="text-right break-keep">
              {item}
            </th>
          ))}
          {shown.minimum && (
            <th scope="col" className="text-right whitespace-nowrap">
              {messages.minimum}
            </th>
          )}
          <th scope="col" className="text-right">
            {messages.action}
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
