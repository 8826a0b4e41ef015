import { sailingMessages } from '#src/trade/messages/trade.ts';

const messages = sailingMessages.sailings;

/** The column heads of the result table; `loadZh` is the load that totals are for. */
export function SailingHead({ loadZh }: { loadZh: string }) {
  return (
    <>
      <caption className="sr-only">{messages.list}</caption>
      <thead className="bg-sunken text-xs text-ink-soft max-lg:sr-only">
        <tr className="text-left cells:px-2.5 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5">
          <th scope="col" className="lg:w-[16%]">
            {messages.carrier}
          </th>
          <th scope="col" className="lg:w-[16%]">
            {messages.schedule}
          </th>
          <th scope="col" className="lg:w-[29%]">
            {messages.cutOffs}
          </th>
          <th scope="col" className="text-right">
            {messages.freight}
          </th>
          <th scope="col" className="text-right lg:w-[16.5%]">
            {messages.totalOf(loadZh)}
          </th>
          <th scope="col" className="lg:w-[9%]">
            <span className="sr-only">{messages.book}</span>
          </th>
        </tr>
      </thead>
    </>
  );
}
