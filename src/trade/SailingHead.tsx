import { sailingMessages } from '#src/trade/messages/trade.ts';
import { sailingColumns } from './sailingColumns.ts';

const messages = sailingMessages.sailings;

/** The column heads of the result table; `loadZh` is the load that totals are for. */
export function SailingHead({ loadZh }: { loadZh: string }) {
  return (
    <>
      <caption className="sr-only">{messages.list}</caption>
      <thead className="block bg-sunken text-xs text-ink-soft max-lg:sr-only">
        <tr
          className={`text-left ${sailingColumns} cells:px-2.5 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5`}
        >
          <th scope="col">{messages.carrier}</th>
          <th scope="col">{messages.schedule}</th>
          <th scope="col">{messages.cutOffs}</th>
          <th scope="col" className="text-right">
            {messages.freight}
          </th>
          <th scope="col" className="text-right">
            {messages.totalOf(loadZh)}
          </th>
          <th scope="col">
            <span className="sr-only">{messages.book}</span>
          </th>
        </tr>
      </thead>
    </>
  );
}
