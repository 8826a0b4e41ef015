import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { dayOf, dayTime, weekday } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CutOffs } from './CutOffs.tsx';
import { FreightCell } from './FreightCell.tsx';
import { HazardLabel } from './HazardLabel.tsx';
import { sailingColumns } from './sailingColumns.ts';
import { TotalCell } from './TotalCell.tsx';

interface Props {
  quote: SailingQuote;
  /** The load that the total is for: 2 × 20GP. */
  loadZh: string;
  now: number;
  isDanger: boolean;
  expanded: boolean;
  onToggle: () => void;
  onBook: () => void;
  /** Its place in a comparison; undefined where nothing is compared. */
  compare?: { isChosen: boolean; isFull: boolean; onToggle: () => void } | undefined;
  /** The charge detail, shown while expanded. */
  children: ReactNode;
}

/** One sailing of the result table: a row from 1024 px on, a card below. */
export function SailingRow({ quote, loadZh, now, isDanger, expanded, onToggle, onBook, compare, children }: Props) {
  const { sailing, prices, load, intake } = quote;
  const isLate = intake.state === 'late';
  const detailId = `charges-${sailing.id}`;
  const departure = dayOf(sailing.estimatedTimeOfDeparture);
  const arrival = dayOf(sailing.estimatedTimeOfArrival);
  return (
    <tbody className="block below-40 border border-line bg-surface max-lg:relative max-lg:mb-2.5 max-lg:rounded-lg max-lg:p-3 max-lg:shadow-card lg:border-x-0 lg:border-b-0">
      <tr
        className={`${sailingColumns} max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-1.5 max-lg:gap-y-2 lg:cells:px-2.5 lg:cells:pt-3.5 lg:cells:first:pl-5 lg:cells:last:pr-5`}
      >
        <th scope="row" className="text-left font-normal max-lg:col-span-3 max-lg:pr-20">
          <span className="block font-semibold">{sailing.carrierZh}</span>
          <span className="text-xs text-ink-soft">
            {sailing.service} · {sailing.vessel} / {sailing.voyage}
          </span>
        </th>
        <td className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft max-lg:col-span-3 lg:block">
          <b className="font-semibold text-ink max-lg:w-full lg:text-base">
            {departure} {weekday(departure)}
          </b>
          <span className="lg:block">{sailingMessages.sailings.arrival(arrival)}</span>
          <span className="flex flex-wrap items-center gap-x-2">
            {sailingMessages.sailings.days(sailing.transitDays)}
            <Badge tone={sailing.viaPort ? 'neutral' : 'success'}>
              {sailing.viaPort ? sailingMessages.sailings.via(sailing.viaPort) : sailingMessages.sailings.direct}
            </Badge>
          </span>
        </td>
        <td className="max-lg:col-span-3">
          <CutOffs cutOffs={sailing.cutOffs} isDanger={isDanger} now={now} />
        </td>
        <FreightCell prices={prices} />
        <TotalCell load={load} loadZh={loadZh} />
        <td className="max-lg:absolute max-lg:top-3 max-lg:right-3 lg:text-right">
          <Button onClick={onBook} disabled={isLate} size="sm" className="lg:h-10 lg:px-4 lg:text-base">
            {isLate ? sailingMessages.sailings.late : sailingMessages.sailings.book}
            <span className="sr-only">{sailingMessages.sailings.of(sailing.vessel, sailing.voyage)}</span>
          </Button>
        </td>
      </tr>
      <tr className="block max-lg:mt-2">
        <td colSpan={6} className="block lg:px-5 lg:pt-1.5 lg:pb-3">
          <IntakeNote intake={intake} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-soft max-lg:gap-x-5 lg:gap-y-1.5 xl:gap-x-5">
            {isDanger && (
              <ul
                className="flex flex-wrap items-center gap-x-1.5 gap-y-1 lg:gap-x-1 xl:gap-x-2 max-lg:[&_svg]:hidden"
                aria-label={sailingMessages.sailings.accepted}
              >
                <li aria-hidden="true" className="lg:hidden">
                  {sailingMessages.sailings.acceptedShort}
                </li>
                {sailing.acceptedClasses.map((division) => (
                  <li key={division}>
                    <HazardLabel division={division} size={22} captioned shared />
                  </li>
                ))}
              </ul>
            )}
            <span className={expanded ? '' : 'max-lg:hidden'}>
              {sailingMessages.sailings.freeDays(sailing.freeDays)}
            </span>
            <span>{sailingMessages.sailings.validUntil(dayTime(quote.validUntil))}</span>
            {compare && (
              <label className="ml-auto inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-sm has-disabled:cursor-default has-disabled:text-ink-faint">
                <input
                  type="checkbox"
                  checked={compare.isChosen}
                  disabled={compare.isFull && !compare.isChosen}
                  onChange={compare.onToggle}
                  className="size-4 accent-brand-600"
                />
                {sailingMessages.sailings.compare}
                <span className="sr-only">{sailingMessages.sailings.of(sailing.vessel, sailing.voyage)}</span>
              </label>
            )}
            <button
              type="button"
              aria-expanded={expanded}
              aria-controls={expanded ? detailId : undefined}
              onClick={onToggle}
              className={`${compare ? '' : 'ml-auto'} inline-flex min-h-8 cursor-pointer items-center gap-1 text-sm font-medium text-brand-700 hover:underline`}
            >
              {sailingMessages.sailings.charges}
              <span className="sr-only">{sailingMessages.sailings.of(sailing.vessel, sailing.voyage)}</span>
              <ChevronDown className={`size-4 transition-transform ${expanded ? 'rotate-180' : ''}`} />
            </button>
          </div>
        </td>
      </tr>
      {expanded && (
        <tr className="block">
          <td id={detailId} colSpan={6} className="block border-t border-line bg-canvas p-4 max-lg:p-2 lg:px-5">
            {children}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Why a sailing takes no order any more, or only after a confirmation. */
function IntakeNote({ intake: { state, reasonZh } }: Pick<SailingQuote, 'intake'>) {
  if (state === 'open' || reasonZh === null) return null;
  return (
    <p className={`mb-1 text-sm font-medium ${state === 'late' ? 'text-critical' : 'text-notice'}`}>
      {sailingMessages.sailings[state === 'late' ? 'lateFor' : 'tight'](reasonZh)}
    </p>
  );
}
