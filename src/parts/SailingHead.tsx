import { containerType } from '#contract/rules/price.ts';
import { copy } from '#src/copy.ts';

/** The column heads of the result table. */
export function SailingHead() {
  return (
    <>
      <caption className="sr-only">{copy.sailings.list}</caption>
      <thead className="bg-sunken text-xs text-ink-soft max-lg:sr-only">
        <tr className="text-left *:px-2.5 *:py-2 *:font-medium *:first:pl-5 *:last:pr-5">
          <th scope="col" className="lg:w-[15%]">
            {copy.sailings.carrier}
          </th>
          <th scope="col" className="lg:w-[16%]">
            {copy.sailings.schedule}
          </th>
          <th scope="col" className="lg:w-[29%]">
            {copy.sailings.cutOffs}
          </th>
          {containerType.options.map((size) => (
            <th key={size} scope="col" className="text-right">
              {size}
            </th>
          ))}
          <th scope="col" className="lg:w-[8.5%]">
            <span className="sr-only">{copy.sailings.book}</span>
          </th>
        </tr>
      </thead>
    </>
  );
}
