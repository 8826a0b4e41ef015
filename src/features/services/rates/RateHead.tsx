import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import type { RateColumns } from './rateGroups.ts';
import { lineWords } from '#src/features/services/messages.ts';

const words = lineWords.rates;

/** The column names of a price table; a narrow screen hears them only. */
export function RateHead({ columns, shown }: { columns: LineContent['columns']; shown: RateColumns }) {
  return (
    <thead className="max-lg:sr-only">
      <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
        <th scope="col">{words.lane(columns.origin, columns.destination)}</th>
        {shown.carrier && <th scope="col">{columns.destination ? words.carrier : words.keeper}</th>}
        {shown.transit && <th scope="col">{words.transit}</th>}
        <th scope="col">{columns.item}</th>
        <th scope="col" className="text-right">
          {words.price}
        </th>
        {shown.minimum && (
          <th scope="col" className="text-right">
            {words.minimum}
          </th>
        )}
        <th scope="col">{words.validUntil}</th>
        <th scope="col" className="text-right">
          {words.action}
        </th>
      </tr>
    </thead>
  );
}
