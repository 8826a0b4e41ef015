import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';

/** The column heads of the result table. */
export function SailingHead() {
  return (
    <>
      <caption className="sr-only">{sailingMessages.sailings.list}</caption>
      <thead className="bg-sunken text-xs text-ink-soft max-lg:sr-only">
        <tr className="text-left cells:px-2.5 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5">
          <th scope="col" className="lg:w-[15%]">
            {sailingMessages.sailings.carrier}
          </th>
          <th scope="col" className="lg:w-[16%]">
            {sailingMessages.sailings.schedule}
          </th>
          <th scope="col" className="lg:w-[29%]">
            {sailingMessages.sailings.cutOffs}
          </th>
          {containerTypes.map((size) => (
            <th key={size} scope="col" className="text-right">
              {size}
            </th>
          ))}
          <th scope="col" className="lg:w-[8.5%]">
            <span className="sr-only">{sailingMessages.sailings.book}</span>
          </th>
        </tr>
      </thead>
    </>
  );
}
