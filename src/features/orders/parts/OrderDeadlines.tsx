import { isDeparted } from '#contract/orders/orderStatus.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { DeadlineFacts, OrderDeadline } from '#machines/orders/orderDeadlines.ts';
import { deadlinesOfOrder, missingDocumentsOf } from '#machines/orders/orderDeadlines.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { roughlyLeft, timeLeft } from '#src/ui/deadline.ts';
import { dayOf, dayShown, dayTime, monthDay, monthDayTime } from '#src/ui/format.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';

const deadlinesMessages = orderMessages.deadlines;
/** How many are listed after the next one. */
const laterShown = 4;
/** How many of the missing documents are named here; all are listed below. */
const named = 3;

const nameOf = ({ kind, nameZh }: OrderDeadline): string => (kind === 'answer' ? deadlinesMessages.answer : nameZh);

interface OrderDeadlinesProps {
  order: DeadlineFacts;
  /** The current time in epoch milliseconds. */
  now: number;
}

/** The next deadline of an order, with the time left and the missing documents, which stand alone without a deadline until the departure. */
export function OrderDeadlines({ order, now }: OrderDeadlinesProps) {
  const [next, ...others] = deadlinesOfOrder(order, now);
  const missing = missingDocumentsOf(order);
  const toPrepare = deadlinesMessages.missing(
    missing.map(({ nameZh }) => nameZh),
    named,
  );
  if (!next)
    return missing.length > 0 && !isDeparted(order) ? (
      <p className="rounded-md border border-line-strong bg-canvas px-4 py-3 text-sm text-notice print:hidden">
        {toPrepare}
      </p>
    ) : null;
  const isSoon = Date.parse(next.at) - now < limits.cutOffSoonMs;
  return (
    <section
      aria-label={deadlinesMessages.title}
      className="grid gap-x-6 gap-y-3 rounded-md border border-line-strong bg-canvas px-4 py-3 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:hidden"
    >
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-xs text-ink-faint">{deadlinesMessages.next}</span>
          <span className="text-sm">{nameOf(next)}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className={`text-xl font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>
            {deadlinesMessages.left(roughlyLeft(next.at, now) ?? '')}
          </strong>
          <time dateTime={next.at} className="text-sm text-ink-soft tabular-nums">
            {next.kind === 'day' ? dayShown(next.at) : dayTime(next.at)}
          </time>
        </p>
      </div>
      {others.length > 0 && (
        <ol
          aria-label={deadlinesMessages.later}
          className="grid grid-cols-2 gap-x-4 gap-y-1.5 self-center text-sm sm:grid-cols-4 lg:border-l lg:border-line lg:pl-6"
        >
          {others.slice(0, laterShown).map((deadline) => (
            <li key={`${deadline.nameZh} ${deadline.at}`} className="min-w-0">
              <span className="block truncate text-xs text-ink-faint">{nameOf(deadline).split('（')[0]}</span>
              <time dateTime={deadline.at} className="tabular-nums">
                {deadline.kind === 'day' ? monthDay(dayOf(deadline.at)) : monthDayTime(deadline.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {missing.length > 0 && <p className="border-t border-line pt-2 text-sm text-notice lg:col-span-2">{toPrepare}</p>}
    </section>
  );
}

const clockMessages = orderMessages.clock;

interface OrderClockProps {
  /** Null if it is not cancelled. */
  cancelsAt: string | null;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The enterprise's verification state. */
  audit: AuditStatus;
  onVerify: () => void;
}

/** The time until an order is cancelled for a missing verification, and how to prevent it. */
export function OrderClock({ cancelsAt, now, audit, onVerify }: OrderClockProps) {
  if (cancelsAt === null) return null;
  const left = timeLeft(cancelsAt, now);
  return (
    <Alert
      tone="notice"
      title={
        <time dateTime={cancelsAt} role="timer">
          {left === undefined ? clockMessages.over : clockMessages.title(dayTime(cancelsAt), left)}
        </time>
      }
      className="print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-1 basis-64 text-sm text-ink-soft">
          {audit === 'REVIEWING' ? clockMessages.reviewing : clockMessages.text}
        </p>
        {audit !== 'REVIEWING' && (
          <Button size="sm" onClick={onVerify}>
            {clockMessages.verify}
          </Button>
        )}
      </div>
    </Alert>
  );
}
