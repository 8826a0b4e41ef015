import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ServiceContent } from '../serviceContent.ts';
import { type RateColumns, itemsOf, laneOf, rateGroups } from './rateQuery.ts';
import { serviceMessages } from '../messages/services.ts';
import { endDay, money } from '#src/ui/format.ts';
import { rateChoiceOf } from '#contract/rules/pricing/rateChoice.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';

const messages = serviceMessages.rates;

interface MatrixPriceProps {
  rate: PublishedRate;
  hrefOf: (rate: PublishedRate) => string;
  /** Whether it links to an order; false for weight breaks, which are not chosen. */
  isLink?: boolean;
  /** Whether the unit is shown with the price; not if the table shows it once. */
  hasUnit?: boolean;
}

/** A price in its own column. */
export function MatrixPrice({
  rate,
  hrefOf,
  isLink = Boolean(rateChoiceOf(rate.line, rate.itemCode)),
  hasUnit = true,
}: MatrixPriceProps) {
  const price = (
    <>
      <b className="font-semibold text-brand-700 tabular-nums">{money(rate.currency, rate.amount)}</b>
      {hasUnit && <span className="text-xs text-ink-soft">/{basisZh[rate.basis]}</span>}
    </>
  );
  if (!isLink) return <span className="whitespace-nowrap">{price}</span>;
  return (
    <a
      href={hrefOf(rate)}
      className="-my-1 inline-block rounded-sm py-1 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-brand-600"
    >
      {price}
      <span className="sr-only">
        {messages.order}
        {messages.of(`${laneOf(rate)}，${rate.itemZh}`)}
      </span>
    </a>
  );
}

interface RateLinkProps {
  rate: PublishedRate;
  /** The order address of a price. */
  hrefOf: (rate: PublishedRate) => string;
}

/** A link from a price to its order. */
export function RateLink({ rate, hrefOf }: RateLinkProps) {
  return (
    <a
      href={hrefOf(rate)}
      className="inline-flex min-h-8 items-center rounded-md border border-line-strong px-3 text-sm whitespace-nowrap hover:border-brand-600 hover:text-brand-700"
    >
      {serviceMessages.rates.order}
      <span className="sr-only">
        {serviceMessages.rates.of([laneOf(rate), rate.itemZh].filter(Boolean).join('，'))}
      </span>
    </a>
  );
}

interface MatrixRowProps {
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
function MatrixRow({ rates, items, hasLeast, hrefOf }: MatrixRowProps) {
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
          <span className="whitespace-nowrap">{messages.until(endDay(first.validUntil))}</span>
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
