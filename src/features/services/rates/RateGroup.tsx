import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { dayOf, money } from '#src/ui/format.ts';
import { RateLink } from './RateLink.tsx';
import type { RateColumns } from './rateGroups.ts';
import { laneOf } from './rateGroups.ts';
import { RateItem } from './RateItem.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.rates;

interface Props {
  /** Prices of one lane, carrier and validity. */
  rates: readonly [PublishedRate, ...PublishedRate[]];
  shown: RateColumns;
  hrefOf: (rate: PublishedRate) => string;
}

/** Class names of a cell that all rows of the lane share; on a narrow screen a line of the card's head. */
const common = 'text-ink-soft max-lg:text-sm lg:px-3 lg:py-2.5 lg:align-top';

/** The prices of one lane: a block of rows on a wide screen, a card on a narrow one. */
export function RateGroup({ rates, shown, hrefOf }: Props) {
  const [first] = rates;
  const isOnly = rates.length === 1;
  const below = isOnly ? 'max-lg:order-2' : '';
  const span = { rowSpan: rates.length };
  return (
    <tbody
      className={`border-line max-lg:mb-2.5 max-lg:grid max-lg:grid-cols-[1fr_auto_auto] max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:px-4 max-lg:pt-3 ${isOnly ? 'max-lg:pb-3' : 'max-lg:pb-1.5'} lg:border-t`}
    >
      {rates.map((rate, index) => (
        <tr key={rate.id} className="max-lg:contents">
          {index === 0 && (
            <>
              <th
                scope="rowgroup"
                {...span}
                className={`text-left font-semibold ${isOnly ? 'max-lg:self-center' : 'max-lg:col-span-full'} break-keep lg:py-2.5 lg:pr-3 lg:pl-4 lg:align-top`}
              >
                {laneOf(first)}
              </th>
              {shown.carrier && (
                <td {...span} className={`${common} ${below} max-lg:col-span-full`}>
                  {[first.carrierZh, first.frequencyZh].filter(Boolean).join(' · ') || messages.dash}
                </td>
              )}
              {shown.transit && (
                <td {...span} className={`${common} ${below} lg:whitespace-nowrap`}>
                  <span className="lg:hidden">{messages.transit}</span>{' '}
                  {first.transitDays === null ? messages.dash : messages.days(first.transitDays)}
                </td>
              )}
            </>
          )}
          <RateItem
            rate={rate}
            least={rate.minimum === null ? undefined : money(rate.currency, rate.minimum)}
            hasLeast={shown.minimum}
            isFirst={index === 0}
            isOnly={isOnly}
          />
          {index === 0 && (
            <td
              {...span}
              className={`${common} ${below} ${isOnly ? '' : 'max-lg:pb-2'} lg:whitespace-nowrap ${shown.transit ? 'max-lg:col-span-2 max-lg:text-right' : 'max-lg:col-span-full'}`}
            >
              <span className="lg:hidden">{messages.validUntil}</span> {dayOf(first.validUntil)}
            </td>
          )}
          <td
            className={`border-line text-right max-lg:pl-4 ${isOnly ? '' : 'max-lg:order-1 max-lg:content-center max-lg:border-t max-lg:py-2'} lg:py-1.5 lg:pr-4 lg:pl-3 ${index > 0 ? 'lg:border-t' : ''}`}
          >
            <RateLink rate={rate} hrefOf={hrefOf} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
