import type { CargoCost } from '#contract/services/rateTotals.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { TotalCell } from '#src/trade/TotalCell.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { endDay, money, upTo } from '#src/ui/format.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { laneOf, type RatedRow } from './rateQuery.ts';

const { cargo: messages, rates: rateMessages } = serviceMessages;

interface Props {
  rates: readonly RatedRow[];
  columns: ServiceContent['columns'];
  hrefOf: (rate: RatedRow) => string;
}

/** The published prices totalled for a cargo, the lowest first: one row per lane and item, on a narrow screen a card. */
export function RateTotals({ rates, columns, hrefOf }: Props) {
  return (
    <table className="w-full border-collapse max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
          <th scope="col">{rateMessages.lane(columns.origin, columns.destination)}</th>
          <th scope="col">{columns.destination ? rateMessages.carrier : rateMessages.keeper}</th>
          <th scope="col">{messages.price}</th>
          <th scope="col" className="text-right">
            {messages.total}
          </th>
          <th scope="col" className="text-right">
            {rateMessages.action}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rates.map((rate) => (
          <TotalRow key={rate.id} rate={rate} hrefOf={hrefOf} />
        ))}
      </tbody>
    </table>
  );
}

function TotalRow({ rate, hrefOf }: Pick<Props, 'hrefOf'> & { rate: RatedRow }) {
  const { cost } = rate;
  if (!cost) return null;
  return (
    <tr className="border-line max-lg:mb-2.5 max-lg:grid max-lg:grid-cols-[1fr_1fr_1fr_auto] max-lg:items-center max-lg:gap-x-2 max-lg:gap-y-1 max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:p-3.5 lg:border-t lg:align-top lg:cells:px-3 lg:cells:py-2 lg:cells:first:pl-4 lg:cells:last:pr-4">
      <th scope="row" className="text-left font-semibold break-keep max-lg:col-span-4">
        {laneOf(rate)}
        <span className="block text-xs font-normal text-ink-faint max-lg:hidden">
          {rateMessages.until(endDay(rate.validUntil))}
        </span>
      </th>
      <td className="text-sm text-ink-soft max-lg:col-span-4">
        {[rate.carrierZh, rate.frequencyZh].filter(Boolean).join(' · ') || rateMessages.dash}
        {rate.transitDays !== null && (
          <span className="text-ink-faint lg:block">
            <span className="lg:hidden"> · </span>
            {rateMessages.transit}
            {rateMessages.days(rate.transitDays)}
          </span>
        )}
      </td>
      <td className="text-sm max-lg:col-span-4">
        {cost.pieces > 0 ? rate.itemZh : cost.fee?.nameZh}
        <PriceLine cost={cost} rate={rate} />
      </td>
      {cost.totals.length > 0 ? (
        <TotalCell load={cost} loadZh={messages.forCargo} />
      ) : (
        <td className="text-sm text-ink-soft max-lg:col-span-3 lg:text-right">
          {messages.misfits[cost.misfit ?? 'required']}
        </td>
      )}
      <td className="text-right">
        <a href={hrefOf(rate)} className={buttonClasses(cost.totals.length > 0 ? 'primary' : 'secondary', 'sm')}>
          {rateMessages.order}
          <span className="sr-only">{rateMessages.of(`${laneOf(rate)}，${rate.itemZh}`)}</span>
        </a>
      </td>
    </tr>
  );
}

/** The published price with its charged quantity, and what the total does not include. */
function PriceLine({ cost: { fee, lackingZh }, rate }: { cost: CargoCost; rate: RatedRow }) {
  return (
    <span className="block text-xs text-ink-soft tabular-nums">
      {money(rate.currency, fee?.unitAmount ?? rate.amount)}/{basisZh[rate.basis]}
      {fee && ` × ${upTo(fee.quantity)}`}
      {lackingZh !== null && <span className="block text-notice">{messages.lacking(lackingZh)}</span>}
    </span>
  );
}
