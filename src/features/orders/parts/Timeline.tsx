import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { actZhOf, orderPartyZh } from '#contract/orders/orderStatusNames.ts';
import { dayTime } from '#src/ui/format.ts';
import { orderCopy } from '#src/features/orders/orderCaseMessages.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { OrderPart } from './OrderPart.tsx';
import { statusWord } from './statusWords.ts';

/** What happened to an order, the newest first: the status it led to, by whom, when, and what was said. */
export function Timeline({ order: { line, timeline } }: { order: Pick<OrderDetail, 'line' | 'timeline'> }) {
  return (
    <OrderPart title={orderQueryCopy.follow.timeline}>
      <ol className="flex flex-col">
        {timeline.toReversed().map(({ status, act, by, at, note }, index) => (
          <li
            key={`${at} ${act} ${status}`}
            aria-current={index === 0 ? 'step' : undefined}
            className={`relative border-l border-line-strong pb-3 pl-4 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full last:border-transparent last:pb-0 ${index === 0 ? 'before:bg-brand-600' : 'before:bg-line-strong'}`}
          >
            <p className={index === 0 ? 'font-semibold' : ''}>{statusWord(line, status)}</p>
            <p className="text-sm text-ink-soft">
              <time dateTime={at} className="mr-2 tabular-nums">
                {dayTime(at)}
              </time>
              {orderCopy.done(orderPartyZh[by], actZhOf(allLines[line], act))}
            </p>
            {note !== '' && <p className="mt-1 rounded-sm bg-sunken px-2 py-1 text-sm break-words">{note}</p>}
          </li>
        ))}
      </ol>
    </OrderPart>
  );
}
