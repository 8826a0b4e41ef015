import { Suspense } from 'react';
import type { FreeTime, Milestone, Track } from '#contract/orders/tracking/track.ts';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { trackMessages as messages } from '#src/features/orders/messages/tracking.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { dayShown, dayTime, money } from '#src/ui/format.ts';

const toneOf = (delayDays: number | null) =>
  delayDays === null ? 'neutral' : delayDays > 0 ? 'notice' : ('success' as const);

const dotClasses = (isDone: boolean, isLast: boolean): string =>
  `relative border-l pb-3 pl-4 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full last:border-transparent last:pb-0 ${
    isDone ? 'border-brand-600' : 'border-line-strong'
  } ${isDone ? 'before:bg-brand-600' : 'before:border before:border-line-strong before:bg-surface'} ${isLast ? 'before:ring-3 before:ring-brand-100' : ''}`;

/** The times of a milestone, the most certain first; a planned time stays next to the actual one. */
function Times({ milestone: { actual, estimated, planned, delayDays } }: { milestone: Milestone }) {
  const times = [
    [messages.actual, actual],
    // an estimate is useless once the milestone has happened
    [messages.estimated, actual === null ? estimated : null],
    [messages.planned, planned],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm">
      {times.map(
        ([name, at], index) =>
          at !== null && (
            <div key={name} className={`flex gap-1.5 ${index === 2 ? 'text-ink-faint' : ''}`}>
              <dt>{name}</dt>
              <dd className="tabular-nums">
                <time dateTime={at}>{dayTime(at)}</time>
              </dd>
              {index === 2 && delayDays !== null && delayDays !== 0 && (
                <dd className={`pl-2.5 ${delayDays > 0 ? 'text-notice' : 'text-success'}`}>
                  {messages.late(delayDays)}
                </dd>
              )}
            </div>
          ),
      )}
    </dl>
  );
}

function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const last = milestones.findLast(({ actual }) => actual !== null);
  if (milestones.length === 0) return <p className="text-sm text-ink-soft">{messages.none}</p>;
  return (
    <ol aria-label={messages.list} className="flex flex-col">
      {milestones.map((each) => {
        const { kind, placeZh, vessel, voyage, containers, note, source, actual } = each;
        const about = [placeZh, [vessel, voyage].filter(Boolean).join(' '), messages.sources[source]].filter(Boolean);
        return (
          <li
            key={`${kind} ${placeZh} ${containers.join(' ')}`}
            aria-current={each === last ? 'step' : undefined}
            className={dotClasses(actual !== null, each === last)}
          >
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className={actual === null ? '' : 'font-semibold'}>{milestoneZh[kind]}</span>
              <span className="text-sm text-ink-soft">{about.join(' · ')}</span>
            </p>
            {containers.length > 0 && (
              <p className="text-sm break-words text-ink-soft">{messages.containers(containers)}</p>
            )}
            <Times milestone={each} />
            {note !== '' && (
              <p lang={languageOf(note)} className="mt-1 rounded-sm bg-sunken px-2 py-1 text-sm break-words">
                {note}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The arrival of a shipment against its promise. */
function Arrival({ arrival }: { arrival: NonNullable<Track['arrival']> }) {
  const { promised, expected, isActual, delayDays } = arrival;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-lg font-semibold">{messages.arrival(isActual, dayShown(expected))}</span>
      {delayDays !== null && <Badge tone={toneOf(delayDays)}>{messages.late(delayDays)}</Badge>}
      <span className="text-sm text-ink-soft">
        {promised === null ? messages.noPromise : messages.promised(dayShown(promised))}
      </span>
    </p>
  );
}

/** The last free day of a shipment, and the cost of detention so far; without amounts if prices are not shown. */
function FreeDays({ free, showsCosts }: { free: FreeTime; showsCosts: boolean }) {
  const { days, firstDay, lastFreeDay, isRunning, daysLeft, due, hasTariff } = free;
  const words = messages.free;
  return (
    <section aria-label={words.title} className="rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{words.last(lastFreeDay, isRunning)}</span>
        {daysLeft === null ? (
          <Badge tone="success">{words.back}</Badge>
        ) : (
          isRunning && (
            <Badge tone={daysLeft < 0 ? 'critical' : daysLeft < 3 ? 'notice' : 'neutral'}>{words.left(daysLeft)}</Badge>
          )
        )}
      </p>
      <p className="text-ink-soft">{words.rule(days, firstDay)}</p>
      {showsCosts && due.length > 0 && (
        <>
          <ul className="mt-1">
            {due.map(({ code, nameZh, currency, perDay, days: counted, amount }) => (
              <li key={code} className="flex flex-wrap justify-between gap-x-3">
                <span>{words.due(nameZh, money(currency, perDay), counted)}</span>
                <span className="font-semibold tabular-nums">{money(currency, amount)}</span>
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-soft">{words.total}</p>
        </>
      )}
      {showsCosts && due.length === 0 && (
        <p className="text-ink-soft">{hasTariff ? isRunning && words.nothing : words.noTariff}</p>
      )}
    </section>
  );
}

const TrackMap = lazily(() => import('./tracking/TrackMap.tsx'));

/** The position of a shipment: its arrival against the promise, its milestones and its free time. */
export function TrackContent({ track, showsCosts = true }: { track: Track; showsCosts?: boolean }) {
  const { arrival, milestones, freeTime, stops } = track;
  return (
    <div className="flex flex-col gap-3">
      {arrival && <Arrival arrival={arrival} />}
      <Milestones milestones={milestones} />
      {stops.filter(({ position }) => position !== null).length > 1 && (
        <div className="max-w-[46rem] print:hidden">
          <Suspense fallback={<div className="aspect-[2/1] rounded-md bg-brand-50" />}>
            <TrackMap track={track} />
          </Suspense>
        </div>
      )}
      {freeTime && <FreeDays free={freeTime} showsCosts={showsCosts} />}
    </div>
  );
}
