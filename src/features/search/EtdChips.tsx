import { useSelector } from '@xstate/react';
import type { etdList } from '#contract/search/sailingQuotes.ts';
import type { InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import type { ListActor } from '#machines/support/list.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { withWeekday } from '#src/trade/withWeekday.ts';
import { money, monthDay } from '#src/ui/format.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

export type DaysQuery = InputOf<typeof etdList>;
export type EtdDay = OutputOf<typeof etdList>[number];

interface Props {
  actor: ListActor<DaysQuery, EtdDay>;
  /** The chosen day `YYYY-MM-DD`; undefined for all. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

const priceOf = ({ inTime, lowest, from }: EtdDay): string => {
  if (inTime === 0) return sailingMessages.etd.late;
  const price = lowest ?? from;
  return price ? sailingMessages.etd.from(money(price.currency, price.amount)) : sailingMessages.etd.unpriced;
};

/** The departure days of a lane with each day's lowest total; native radio buttons, so that arrow keys work. */
export function EtdChips({ actor, day, onDay }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);

  if (state.matches('empty')) return <div data-state={state.value} />;
  if (state.matches('failed'))
    return (
      <div data-state={state.value}>
        <FailedAlert
          message={state.context.errorMessage ?? sailingMessages.etd.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      </div>
    );
  return (
    <fieldset data-state={state.value} className="min-w-0" aria-busy={state.hasTag('busy')}>
      <legend className="sr-only">{sailingMessages.etd.legend}</legend>
      <div className="flex snap-x gap-2 overflow-x-auto p-1">
        {state.hasTag('busy') ? (
          Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-[4.25rem] w-28 shrink-0" />)
        ) : (
          <>
            <Chip chosen={day === undefined} onChoose={() => onDay(undefined)}>
              {`${sailingMessages.etd.all}\n${sailingMessages.etd.days(state.context.total)}`}
            </Chip>
            {state.context.rows.map((row) => (
              <Chip key={row.day} chosen={row.day === day} onChoose={() => onDay(row.day)}>
                {`${withWeekday(row.day, monthDay(row.day))}\n${priceOf(row)}\n${sailingMessages.etd.sailings(row.sailings)}`}
              </Chip>
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
}

/** A choice whose first line is its name. */
function Chip({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: string }) {
  return (
    <label className="relative min-h-[4.25rem] min-w-28 shrink-0 cursor-pointer snap-start place-content-center rounded-md border border-line bg-surface px-3 py-1.5 text-center text-xs whitespace-pre text-ink-soft first-line:text-base first-line:font-semibold hover:border-brand-500 has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:text-brand-800 has-focus-visible:outline-2 has-focus-visible:outline-brand-600">
      <input type="radio" name="etd" className="sr-only" checked={chosen} onChange={onChoose} />
      {children}
    </label>
  );
}
