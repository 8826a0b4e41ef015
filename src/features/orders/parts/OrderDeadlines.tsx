import { limits } from '#contract/protocol/limits.ts';
import type { DeadlineFacts, OrderDeadline } from '#machines/orders/orderDeadlines.ts';
import { deadlinesOfOrder, missingDocumentsOf } from '#machines/orders/orderDeadlines.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { dayOf, dayTime, monthDay, monthDayTime } from '#src/ui/format.ts';

const messages = orderMessages.deadlines;
/** How many are listed after the next one. */
const laterShown = 4;
/** How many of the missing documents are named: all are listed below. */
const named = 3;

const nameOf = ({ kind, nameZh }: OrderDeadline): string => (kind === 'answer' ? messages.answer : nameZh);

interface Props {
  order: DeadlineFacts;
  /** The current time in epoch milliseconds. */
  now: number;
}

/** What an order needs next, with the time left and the documents that are missing; nothing without a deadline. */
export function OrderDeadlines({ order, now }: Props) {
  const [next, ...others] = deadlinesOfOrder(order, now);
  if (!next) return null;
  const missing = missingDocumentsOf(order);
  const isSoon = Date.parse(next.at) - now < limits.cutOffSoonMs;
  return (
    <section
      aria-label={messages.title}
      className="grid gap-x-6 gap-y-3 rounded-md border border-line-strong bg-canvas px-4 py-3 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:hidden"
    >
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-xs text-ink-faint">{messages.next}</span>
          <span className="text-sm">{nameOf(next)}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className={`text-xl font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>
            {messages.left(roughlyLeft(next.at, now) ?? '')}
          </strong>
          <time dateTime={next.at} className="text-sm text-ink-soft tabular-nums">
            {next.kind === 'day' ? dayOf(next.at) : dayTime(next.at)}
          </time>
        </p>
      </div>
      {others.length > 0 && (
        <ol
          aria-label={messages.later}
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
      {missing.length > 0 && (
        <p className="border-t border-line pt-2 text-sm text-notice lg:col-span-2">
          {messages.missing(
            missing.map(({ nameZh }) => nameZh),
            named,
          )}
        </p>
      )}
    </section>
  );
}
