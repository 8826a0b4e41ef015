import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { dayOf } from '#src/ui/format.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { MatrixPrice } from './MatrixPrice.tsx';
import { placesOf } from './rateQuery.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.rates;

interface Props {
  /** Prices of one item. */
  rates: readonly PublishedRate[];
  columns: ServiceContent['columns'];
  hrefOf: (rate: PublishedRate) => string;
}

/** All prices of an item: a row for each destination, a column for each origin. */
export function RateOverview({ rates, columns, hrefOf }: Props) {
  const { origins, destinations } = placesOf(rates);
  const bases = new Set(rates.map(({ basis }) => basis));
  const [basis] = bases.size === 1 ? bases : [];
  const until = rates.map(({ validUntil }) => validUntil).toSorted()[0];
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        {until !== undefined && (
          <caption className="px-4 py-2 text-left text-sm text-ink-soft">
            {[messages.until(dayOf(until)), basis && messages.per(basisZh[basis])].filter(Boolean).join('，')}
          </caption>
        )}
        <thead>
          <tr className="bg-sunken text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium">
            <th scope="col" className="sticky left-0 bg-sunken text-left">
              {columns.destination}
            </th>
            {origins.map(({ code, nameZh }) => (
              <th key={code} scope="col" className="text-right whitespace-nowrap">
                {nameZh}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {destinations.map(({ code, nameZh }) => (
            <tr key={code} className="border-t border-line cells:px-3 cells:py-1.5">
              <th
                scope="row"
                className="sticky left-0 bg-surface text-left font-semibold max-sm:max-w-32 max-sm:min-w-22 sm:whitespace-nowrap"
              >
                {nameZh}
              </th>
              {origins.map((origin) => {
                const rate = rates.find((one) => one.origin.code === origin.code && one.destination?.code === code);
                return (
                  <td key={origin.code} className="text-right whitespace-nowrap">
                    {rate ? <MatrixPrice isLink hasUnit={!basis} rate={rate} hrefOf={hrefOf} /> : messages.dash}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
