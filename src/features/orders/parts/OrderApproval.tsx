import { isSettled } from '#contract/orders/reviewTraits.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { reasonOfItem } from '#src/features/orders/reasonText.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { dayTime } from '#src/ui/format.ts';

const messages = orderMessages.approval;

type Approved = Pick<OrderDetail, 'status' | 'approval' | 'timeline' | 'reviewReasons'>;

/** What a specialist will check, shown to the approver. */
function Reviews({ reviewReasons }: Pick<Approved, 'reviewReasons'>) {
  const open = reviewReasons.filter((reason) => !isSettled(reason));
  if (open.length === 0) return null;
  return (
    <div>
      <p>{messages.reviews}</p>
      <ul className="list-disc pl-4">
        {open.map((reason) => (
          <li key={`${reason.path} ${reason.why} ${reason.words}`} className="break-words">
            {reasonOfItem(reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Why an order waits for its company's approval, by whom and until when, or the decision. Nothing without an approval.
 */
export function OrderApproval({ order: { status, approval, timeline, reviewReasons } }: { order: Approved }) {
  if (!approval) return null;
  const { reasons, requestedBy, deciders, dueAt, outcome, endedBy, mayDecide } = approval;
  const why = <p className="break-words">{messages.why(reasons.join('；'))}</p>;
  if (status === 'APPROVAL')
    return (
      <Alert tone={mayDecide ? 'notice' : 'info'} title={mayDecide ? messages.yours(requestedBy) : messages.waiting}>
        {why}
        {!mayDecide && <p className="break-words">{messages.asked(deciders.join('、'))}</p>}
        <p>{messages.until(dayTime(dueAt))}</p>
        <Reviews reviewReasons={reviewReasons} />
      </Alert>
    );
  if (status === 'APPROVAL_RETURNED')
    return (
      <Alert tone="notice" title={messages.returned(endedBy ?? '')}>
        <p className="font-medium break-words">{timeline.findLast(({ act }) => act === 'approval.returned')?.note}</p>
        {why}
        <p>{messages.again(dayTime(dueAt))}</p>
      </Alert>
    );
  return outcome === 'granted' && endedBy !== null ? (
    <p className="text-sm text-ink-soft">{messages.granted(endedBy)}</p>
  ) : null;
}
