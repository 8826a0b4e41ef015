import { useSelector } from '@xstate/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ListActor } from '#machines/support/list.ts';
import type { DaysQuery, EtdDay } from '#src/features/search/EtdChips.tsx';
import { monthOf, weeksOf } from '#src/features/search/calendarMonth.ts';
import { calendarMessages as messages } from '#src/features/search/messages/shippingFcl.ts';
import { money } from '#src/ui/format.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';

interface Props {
  actor: ListActor<DaysQuery, EtdDay>;
  /** The month of the address, `YYYY-MM`. */
  month: string;
  /** The chosen day; undefined for all. */
  day: string | undefined;
  onMonth: (month: string) => void;
  onDay: (day: string | undefined) => void;
}

// weeks begin on Monday
const weekdays = [...uiMessages.weekdays.slice(1), uiMessages.weekdays[0]];

/** The departures of one month as a calendar, with the lowest total of each day. */
export function MonthCalendar({ actor, month, day, onMonth, onDay }: Props) {
  const rows = useSelector(actor, (state) => state.context.rows);
  const months = [...new Set([...rows.map((row) => monthOf(row.day)), month])].toSorted();
  const at = months.indexOf(month);
  const ofDay = new Map(rows.map((row) => [row.day, row]));
  const amounts = rows.flatMap(({ day: own, lowest }) => (lowest && monthOf(own) === month ? [lowest.amount] : []));
  const lowest = Math.min(...amounts);
  const step = (to: string | undefined, label: string, Icon: typeof ChevronLeft) => (
    <IconButton label={label} enabled={to !== undefined} onPress={() => to && onMonth(to)}>
      <Icon className="size-5" />
    </IconButton>
  );
  return (
    <div className="rounded-lg border border-line bg-surface p-2 sm:p-3">
      <div className="mb-1 flex items-center justify-between">
        {step(months[at - 1], messages.before, ChevronLeft)}
        <b className="font-semibold" aria-live="polite">
          {messages.month(month)}
        </b>
        {step(months[at + 1], messages.after, ChevronRight)}
      </div>
      <table className="w-full table-fixed text-center">
        <caption className="sr-only">{messages.caption(month)}</caption>
        <thead className="text-xs text-ink-faint">
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((one) => one !== null) ?? index}>
              {week.map((one, weekdayIndex) => {
                const row = one === null ? undefined : ofDay.get(one);
                return (
                  <td key={one ?? weekdays[weekdayIndex]} className="h-12 p-0.5 align-top">
                    {one !== null &&
                      (row ? (
                        <DayButton
                          row={row}
                          isChosen={one === day}
                          isLowest={row.lowest?.amount === lowest}
                          onChoose={() => onDay(one === day ? undefined : one)}
                        />
                      ) : (
                        <span className="block pt-1 text-sm text-ink-faint">{Number(one.slice(-2))}</span>
                      ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-xs text-ink-soft">{messages.legend}</p>
    </div>
  );
}

/** Opens the calendar at the chosen day's month, or the first with a departure; folds it again. */
export function MonthToggle({
  actor,
  month,
  day,
  onMonth,
}: Omit<Props, 'month' | 'onDay' | 'onMonth'> & {
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
}) {
  const first = useSelector(actor, (state) => state.context.rows[0]?.day);
  const opens = day ?? first;
  return (
    <Button
      tone="secondary"
      className="px-3!"
      aria-expanded={month !== undefined}
      disabled={month === undefined && opens === undefined}
      onClick={() => onMonth(month === undefined && opens !== undefined ? monthOf(opens) : undefined)}
    >
      <CalendarDays className="size-4" />
      {month === undefined ? messages.open : messages.close}
    </Button>
  );
}

interface DayProps {
  row: EtdDay;
  isChosen: boolean;
  /** Whether the month has no lower total. */
  isLowest: boolean;
  onChoose: () => void;
}

function DayButton({ row: { day, sailings, inTime, lowest }, isChosen, isLowest, onChoose }: DayProps) {
  const price = lowest ? money(lowest.currency, lowest.amount, 0) : messages.unpriced;
  const text = inTime === 0 ? messages.late : price;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={messages.day(day, sailings, text) + (isLowest ? messages.lowest : '')}
      onClick={onChoose}
      className="flex size-full min-h-12 cursor-pointer flex-col items-center rounded-md border border-line px-0.5 py-1 hover:border-brand-500 aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
    >
      <span className="text-sm">{Number(day.slice(-2))}</span>
      <span
        className={`text-[0.6875rem] sm:text-xs ${isLowest ? 'font-semibold text-success' : inTime === 0 ? 'text-ink-faint' : 'text-ink-soft'}`}
      >
        {text}
      </span>
    </button>
  );
}
