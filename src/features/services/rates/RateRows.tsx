import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { type RateColumns, rateGroups, laneOf } from './rateQuery.ts';
import { endDay, money } from '#src/ui/format.ts';
import { RateLink } from './RateMatrix.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';

interface RateItemProps {
  rate: PublishedRate;
  /** The formatted minimum. */
  least: string | undefined;
  /** Whether the table has a column for it. */
  hasLeast: boolean;
  /** Whether it is the lane's first row, which its block separates already. */
  isFirst: boolean;
  /** Whether it is the lane's only price: on a narrow screen it is in the card's head. */
  isOnly: boolean;
}

/** The cells of one price: the item and the amount. */
function RateItem({ rate, least, hasLeast, isFirst, isOnly }: RateItemProps) {
  const cell = `border-line lg:px-3 lg:py-1.5 ${isFirst ? '' : 'lg:border-t'}`;
  const line = isOnly ? '' : 'max-lg:order-1 max-lg:content-center max-lg:border-t max-lg:py-2';
  return (
    <>
      <td className={`${cell} ${isOnly ? 'max-lg:order-1 max-lg:col-span-full' : line}`}>{rate.itemZh}</td>
      <td className={`${cell} ${line} text-right whitespace-nowrap max-lg:pl-4`}>
        <b className="text-lg font-semibold text-brand-700 tabular-nums">{money(rate.currency, rate.amount)}</b>
        <span className="text-xs text-ink-soft">/{basisZh[rate.basis]}</span>
        {least && <span className="block text-xs text-ink-soft lg:hidden">{serviceMessages.rates.least(least)}</span>}
      </td>
      {hasLeast && (
        <td className={`${cell} text-right text-ink-soft tabular-nums max-lg:hidden`}>
          {least ?? serviceMessages.rates.dash}
        </td>
      )}
    </>
  );
}

const messages = serviceMessages.rates;

/** The column names of a price table; on a narrow screen for screen readers only. */
function RateHead({ columns, shown }: { columns: ServiceContent['columns']; shown: RateColumns }) {
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

interface RateGroupProps {
  /** Prices of one lane, carrier and validity. */
  rates: readonly [PublishedRate, ...PublishedRate[]];
  shown: RateColumns;
  hrefOf: (rate: PublishedRate) => string;
}

/** Class names of a cell that all rows of the lane share; on a narrow screen a line of the card's head. */
const common = 'text-ink-soft max-lg:text-sm lg:px-3 lg:py-2.5 lg:align-top';

/** The prices of one lane: a block of rows on a wide screen, a card on a narrow one. */
function RateGroup({ rates, shown, hrefOf }: RateGroupProps) {
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
              <span className="lg:hidden">{messages.validUntil}</span> {endDay(first.validUntil)}
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

interface Props {
  rates: readonly PublishedRate[];
  columns: ServiceContent['columns'];
  shown: RateColumns;
  hrefOf: (rate: PublishedRate) => string;
}

/** Prices one below the other, grouped by lane. */
export function RateRows({ rates, columns, shown, hrefOf }: Props) {
  return (
    <table className="w-full border-collapse max-lg:block">
      <RateHead columns={columns} shown={shown} />
      {rateGroups(rates).map((group) => (
        <RateGroup key={group[0].id} rates={group} shown={shown} hrefOf={hrefOf} />
      ))}
    </table>
  );
}
