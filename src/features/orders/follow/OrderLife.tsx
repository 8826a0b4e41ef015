import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { isUnapproved, keepsStatus } from '#contract/orders/orderStatus.ts';
import { historyOf, submissionZh } from '#contract/orders/submission.ts';
import { reviewTraitsOf } from '#contract/orders/reviewTraits.ts';
import { byKeyZh, commandZhOf, orderPartyZh } from '#contract/orders/orderStatusNames.ts';
import { commandsIn, nextStatus, openStatuses, orderCommands } from '#machines/orders/orderLife.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { statusName } from '#src/features/orders/parts/OrderHead.tsx';
import { dayTime } from '#src/ui/format.ts';
import { orderMessages } from '#src/features/orders/messages.ts';

const messages = orderMessages.life;

/** The part of an order that determines its status and the possible commands. */
export type OrderProgress = Pick<
  OrderDetail,
  'line' | 'status' | 'isDangerous' | 'reviewReasons' | 'timeline' | 'submissions' | 'cancelsAt'
>;

/** The life of an order: its status, its history, and the possible commands with their parties. */
export function OrderLife({ order }: { order: OrderProgress }) {
  return (
    <div data-state={order.status} className="flex flex-col gap-3">
      <OrderPart title={messages.title}>
        <Past order={order} />
      </OrderPart>
      {openStatuses.includes(order.status) ? (
        <Next order={order} />
      ) : (
        <p className="text-sm text-ink-soft">{messages.ended}</p>
      )}
    </div>
  );
}

const entryClasses = (isCurrent: boolean): string =>
  `relative border-l border-line-strong pb-3 pl-4 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full last:border-transparent last:pb-0 ${isCurrent ? 'before:bg-brand-600' : 'before:bg-line-strong'}`;

/** The history: each status with its command, party, time and note, and the submissions in between. */
function Past({ order: { line, timeline, submissions } }: { order: OrderProgress }) {
  const current = timeline.findLast(({ act }) => !keepsStatus(act));
  return (
    <ol aria-label={messages.past} className="flex flex-col">
      {historyOf(timeline, submissions).map((entry) => {
        const time = (
          <time dateTime={entry.at} className="mr-2 tabular-nums">
            {dayTime(entry.at)}
          </time>
        );
        if ('paper' in entry)
          return (
            <li key={`${entry.paper} ${entry.version} ${entry.at}`} className={entryClasses(false)}>
              <p className="text-sm text-ink-soft">
                {time}
                {messages.done(entry.person || orderPartyZh[entry.by ?? 'user'], submissionZh(entry))}
              </p>
            </li>
          );
        const { status, act: command, by, at, note, dueAt, keyName } = entry;
        const isCurrent = entry === current;
        return (
          <li
            key={`${at} ${command} ${status}`}
            aria-current={isCurrent ? 'step' : undefined}
            className={entryClasses(isCurrent)}
          >
            {!keepsStatus(command) && <p className={isCurrent ? 'font-semibold' : ''}>{statusName(line, status)}</p>}
            <p className="text-sm text-ink-soft">
              {time}
              {messages.done(orderPartyZh[by], commandZhOf(allServices[line], command))}
              {keyName !== undefined && byKeyZh(keyName)}
            </p>
            {note !== '' && (
              <p lang={languageOf(note)} className="mt-1 rounded-sm bg-sunken px-2 py-1 text-sm break-words">
                {note}
              </p>
            )}
            {dueAt !== undefined && (
              <p className="mt-1 text-sm text-notice">{orderMessages.shipment.until(dayTime(dueAt))}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The possible commands, and the resulting statuses. */
function Next({ order: { line, status, isDangerous, reviewReasons, cancelsAt } }: { order: OrderProgress }) {
  const service = allServices[line];
  const { moves, crossesBorders } = service;
  const needsApproval = isUnapproved(status);
  const traits = { ...reviewTraitsOf(isDangerous, reviewReasons), needsApproval, moves, crossesBorders };
  const commands = commandsIn(status, traits).filter(
    (command) => command !== 'verification.lapsed' || cancelsAt !== null,
  );
  return (
    <div className="text-sm text-ink-soft print:hidden">
      <h4 className="font-medium">{messages.next}</h4>
      <ul aria-label={messages.next} className="mt-1 flex flex-col gap-0.5">
        {commands.map((command) => {
          const next = nextStatus(status, command, traits);
          return (
            <li key={command} className="flex flex-wrap items-baseline gap-x-2">
              <span>{messages.done(orderPartyZh[orderCommands[command].by], commandZhOf(service, command))}</span>
              {next && <span>→ {statusName(line, next)}</span>}
              {command === 'verification.lapsed' && cancelsAt !== null && (
                <span className="text-notice">{messages.lapses(dayTime(cancelsAt))}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
