import { useSelector } from '@xstate/react';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderEvent, OrderStatus } from '#contract/orders/orderStatus.ts';
import { actZhOf, orderPartyZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import type { OrderLifeActor } from '#machines/orders/orderLife.ts';
import { actsIn, nextStatus, openStatuses, orderActs, statusOf } from '#machines/orders/orderLife.ts';
import { dayTime } from '#src/ui/format.ts';
import { orderCopy } from './orderCaseMessages.ts';
import { Badge } from '#src/ui/Badge.tsx';

const tones: Partial<Record<OrderStatus, 'success' | 'notice' | 'critical' | 'neutral'>> = {
  NEED_INFO: 'notice',
  DG_REVIEW: 'notice',
  AMENDING: 'notice',
  RELEASED: 'success',
  COMPLETED: 'success',
  REJECTED: 'critical',
  DECLINED: 'critical',
  CANCELLED: 'neutral',
  AUTO_CANCELLED: 'neutral',
};

type Line = Pick<LineDefinition, 'line' | 'statusZh'>;

interface Props {
  actor: OrderLifeActor;
  /** The order's line, whose words are used. */
  line: Line;
  /** What happened to the order, the newest last. */
  timeline: readonly OrderEvent[];
  /** When the order is cancelled for want of a verification; null where that does not threaten. */
  cancelsAt: string | null;
}

/** The life of an order: where it stands, what led there, and what may follow by whose act. */
export function OrderLife({ actor, line, timeline, cancelsAt }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const status = statusOf(state);
  const acts = actsIn(status, state.context).filter((act) => act !== 'verification.lapsed' || cancelsAt !== null);
  return (
    <section data-state={status} aria-label={orderCopy.life} className="flex flex-col gap-5">
      <p className="flex items-center gap-2">
        <span className="text-ink-soft">{orderCopy.present}</span>
        <output>
          <Badge tone={tones[status] ?? 'brand'} className="text-sm">
            {statusZhOf(line, status)}
          </Badge>
        </output>
      </p>
      <ol aria-label={orderCopy.past} className="flex flex-col">
        {timeline.map((event, index) => (
          <Past
            key={`${event.at} ${event.act} ${event.status}`}
            line={line}
            event={event}
            last={index === timeline.length - 1}
          />
        ))}
      </ol>
      {openStatuses.includes(status) ? (
        <div className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{orderCopy.next}</h3>
          <ul aria-label={orderCopy.next} className="flex flex-col gap-1 text-ink-soft">
            {acts.map((act) => (
              <li key={act} className="flex flex-wrap items-baseline gap-x-2">
                <span>{orderCopy.done(orderPartyZh[orderActs[act].by], actZhOf(line, act))}</span>
                <Next line={line} status={nextStatus(status, act, state.context)} />
                {act === 'verification.lapsed' && cancelsAt !== null && (
                  <span className="text-notice">{orderCopy.lapses(dayTime(cancelsAt))}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-ink-soft">{orderCopy.ended}</p>
      )}
    </section>
  );
}

const Next = ({ line, status }: { line: Line; status: OrderStatus | undefined }) =>
  status && <span className="text-sm">→ {statusZhOf(line, status)}</span>;

/** One thing that happened; the line beside it leads to the next. */
function Past({ line, event, last }: { line: Line; event: OrderEvent; last: boolean }) {
  const { status, act, by, at, note } = event;
  return (
    <li
      aria-current={last ? 'step' : undefined}
      className="relative border-l border-line-strong pb-4 pl-4 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-brand-600 last:border-transparent last:pb-0"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={last ? 'font-semibold' : ''}>{statusZhOf(line, status)}</span>
        <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
          {dayTime(at)}
        </time>
      </p>
      <p className="text-sm break-words text-ink-soft">
        {orderCopy.done(orderPartyZh[by], actZhOf(line, act))}
        {note && <q className="ml-1">{note}</q>}
      </p>
    </li>
  );
}
