import type { ReactNode } from 'react';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { dayOf, endTime, shownDay } from '#src/ui/format.ts';
import { withWeekday } from './withWeekday.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { CutOffs } from './CutOffs.tsx';
import { FreightCell } from './FreightCell.tsx';
import { HazardNumbers } from './HazardLabel.tsx';
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
  /** The address of its order. */
  orderPath: string;
  /** Books a sailing whose order has to be confirmed first. */
  onBook: () => void;
  /** Whether it is compared, and how to change that; undefined if nothing is compared. */
  compare?: { isChosen: boolean; isFull: boolean; onToggle: () => void } | undefined;
  /** The charge detail, shown while expanded. */
  children: ReactNode;
}

const bookClasses = `${buttonClasses('primary', 'sm')} lg:h-10 lg:px-4 lg:text-base`;

/** One sailing of the result table: a row from 1024 px on, a card below. */
export function SailingRow({
  quote,
  loadZh,
  now,
  isDanger,
  expanded,
  onToggle,
  orderPath,
  onBook,
  compare,
  children,
}: Props) {
  const { sailing, prices, load, intake } = quote;
  const nameOf = (action: string) => action + sailingMessages.sailings.of(sailing.vessel, sailing.voyage);
  const detailId = `charges-${sailing.id}`;
  const departure = dayOf(sailing.estimatedTimeOfDeparture);
  const arrival = dayOf(sailing.estimatedTimeOfArrival);
  return (
    <tbody className="block below-40 border border-line bg-surface max-lg:relative max-lg:mb-2.5 max-lg:rounded-lg max-lg:p-3 max-lg:shadow-card lg:border-x-0 lg:border-b-0">
      <tr
        className={`${sailingColumns} max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-1.5 max-lg:gap-y-2 lg:cells:px-2.5 lg:cells:pt-3.5 lg:cells:first:pl-5 lg:cells:last:pr-5`}
      >
        <th
          scope="row"
          className="text-left text-xs font-normal whitespace-pre-line text-ink-soft first-line:text-base first-line:font-semibold first-line:text-ink max-lg:col-span-3 max-lg:pr-20"
        >
          {`${sailing.carrierZh}\n${sailing.service} · ${sailing.vessel} / ${sailing.voyage}`}
        </th>
        <td className="text-sm text-ink-soft max-lg:col-span-3 lg:whitespace-pre-line">
          <b className="block font-semibold text-ink lg:text-base">{withWeekday(departure)}</b>
          {`${sailingMessages.sailings.arrival(shownDay(arrival))}\n${sailingMessages.sailings.days(sailing.transitDays)} `}
          <Badge tone={sailing.viaPort ? 'neutral' : 'success'} className="ml-1">
            {sailing.viaPort ? sailingMessages.sailings.via(sailing.viaPort) : sailingMessages.sailings.direct}
          </Badge>
        </td>
        <td className="max-lg:col-span-3">
          <CutOffs cutOffs={sailing.cutOffs} isDanger={isDanger} now={now} />
        </td>
        <FreightCell prices={prices} />
        <TotalCell load={load} loadZh={loadZh} />
        <td className="max-lg:absolute max-lg:top-3 max-lg:right-3 lg:text-right">
          {intake.state === 'open' ? (
            <a
              href={orderPath}
              rel="nofollow"
              aria-label={nameOf(sailingMessages.sailings.book)}
              className={bookClasses}
            >
              {sailingMessages.sailings.book}
            </a>
          ) : (
            <button
              type="button"
              onClick={onBook}
              disabled={intake.state === 'late'}
              aria-label={nameOf(sailingMessages.sailings[intake.state === 'late' ? 'late' : 'book'])}
              className={bookClasses}
            >
              {sailingMessages.sailings[intake.state === 'late' ? 'late' : 'book']}
            </button>
          )}
        </td>
      </tr>
      <tr className="block max-lg:mt-2">
        <td
          colSpan={6}
          className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-soft max-lg:gap-x-5 lg:gap-y-1.5 lg:px-5 lg:pt-1.5 lg:pb-3 xl:gap-x-5"
        >
          <IntakeNote intake={intake} />
          {isDanger && (
            <ul
              className="flex flex-wrap items-center gap-x-1.5 gap-y-1 max-lg:before:content-[attr(data-short)] lg:gap-x-1 xl:gap-x-2"
              data-short={sailingMessages.sailings.acceptedShort}
              aria-label={sailingMessages.sailings.accepted}
            >
              <HazardNumbers divisions={sailing.acceptedClasses} />
            </ul>
          )}
          {`${sailingMessages.sailings.freeDays(sailing.freeDays)}\u2003${sailingMessages.sailings.validUntil(endTime(quote.validUntil))}`}
          {compare && (
            <label className="ml-auto inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-sm has-disabled:cursor-default has-disabled:text-ink-faint">
              <input
                type="checkbox"
                aria-label={nameOf(sailingMessages.sailings.compare)}
                checked={compare.isChosen}
                disabled={compare.isFull && !compare.isChosen}
                onChange={compare.onToggle}
                className="size-4 accent-brand-600"
              />
              {sailingMessages.sailings.compare}
            </label>
          )}
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={expanded ? detailId : undefined}
            aria-label={nameOf(sailingMessages.sailings.charges)}
            onClick={onToggle}
            className={`${compare ? '' : 'ml-auto'} unfolding min-h-8 cursor-pointer text-sm font-medium text-brand-700 hover:underline`}
          >
            {sailingMessages.sailings.charges}
          </button>
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

/** Why a sailing can no longer be ordered, or only after a confirmation. */
function IntakeNote({ intake: { state, reasonZh } }: Pick<SailingQuote, 'intake'>) {
  if (state === 'open' || reasonZh === null) return null;
  return (
    <p className={`w-full text-sm font-medium ${state === 'late' ? 'text-critical' : 'text-notice'}`}>
      {sailingMessages.sailings[state === 'late' ? 'lateFor' : 'tight'](reasonZh)}
    </p>
  );
}
