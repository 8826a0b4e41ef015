import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { dayOf, money } from '#src/ui/format.ts';
import { MatrixPrice } from './MatrixPrice.tsx';
import { RateLink } from './RateLink.tsx';
import { laneOf } from './rateGroups.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.rates;

interface Props {
  /** Prices of one lane, carrier and validity. */
  rates: readonly [PublishedRate, ...PublishedRate[]];
  /** The items of the columns, in order. */
  items: readonly string[];
  /** Whether the table has a column for the minimum. */
  hasLeast: boolean;
  hrefOf: (rate: PublishedRate) => string;
}

const cell = 'lg:px-2 lg:py-2.5 lg:align-top';

/** A lane with its price for each item; on a narrow screen a card. */
export function MatrixRow({ rates, items, hasLeast, hrefOf }: Props) {
  const [first] = rates;
  const least = rates.find(({ minimum }) => minimum !== null);
  return (
    <tr
      className={`border-line max-lg:relative max-lg:mb-3 max-lg:grid max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:p-4 lg:border-t ${items.length % 3 === 0 ? 'max-lg:grid-cols-3' : 'max-lg:grid-cols-2'}`}
    >
      <th
        scope="row"
        className={`${cell} text-left font-semibold break-keep max-lg:col-span-full max-lg:pr-20 lg:pl-4`}
      >
        {laneOf(first)}
      </th>
      <td className={`${cell} text-sm text-ink-soft max-lg:col-span-full`}>
        {[first.carrierZh, first.frequencyZh].filter(Boolean).join(' · ')}
        <span className="block text-xs text-ink-faint">
          {first.transitDays !== null && `${messages.transit}${messages.days(first.transitDays)}，`}
          <span className="whitespace-nowrap">{messages.until(dayOf(first.validUntil))}</span>
        </span>
      </td>
      {items.map((item) => {
        const rate = rates.find(({ itemZh }) => itemZh === item);
        return (
          <td key={item} className={`${cell} lg:text-right`}>
            <span className="block text-xs text-ink-soft lg:hidden">{item}</span>
            {rate ? <MatrixPrice rate={rate} hrefOf={hrefOf} /> : messages.dash}
          </td>
        );
      })}
      {hasLeast && (
        <td className={`${cell} text-ink-soft tabular-nums max-lg:col-span-full max-lg:text-sm lg:text-right`}>
          <span className="lg:hidden">{messages.minimum} </span>
          {least?.minimum ? money(least.currency, least.minimum) : messages.dash}
        </td>
      )}
      <td className="text-right max-lg:absolute max-lg:top-3 max-lg:right-3 lg:py-1.5 lg:pr-4 lg:pl-2 lg:align-top">
        <RateLink rate={{ ...first, itemZh: '' }} hrefOf={hrefOf} />
      </td>
    </tr>
  );
}
