import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import type { RateColumns } from './rateGroups.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.rates;

/** The column names of a price table; on a narrow screen for screen readers only. */
export function RateHead({ columns, shown }: { columns: ServiceContent['columns']; shown: RateColumns }) {
  return (
    <thead className="max-lg:sr-only">
      <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
        <th scope="col">{messages.lane(columns.origin, columns.destination)}</th>
        {shown.carrier && <th scope="col">{columns.destination ? messages.carrier : messages.keeper}</th>}
        {shown.transit && <th scope="col">{messages.transit}</th>}
        <th scope="col">{columns.item}</th>
        <th scope="col" className="text-right">
          {messages.price}
        </th>
        {shown.minimum && (
          <th scope="col" className="text-right">
            {messages.minimum}
          </th>
        )}
        <th scope="col">{messages.validUntil}</th>
        <th scope="col" className="text-right">
          {messages.action}
        </th>
      </tr>
    </thead>
  );
}
