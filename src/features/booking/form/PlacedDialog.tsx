import CircleCheck from 'lucide-react/icons/circle-check';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { reasonOfItem } from '#src/features/orders/reasonText.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { Money } from '#src/ui/Money.tsx';
import { VerificationClock } from './VerificationClock.tsx';

interface Props {
  service: ServiceDefinition;
  order: PlacedOrder;
  isAmended: boolean;
  now: Date;
  onVerify: () => void;
  onClose: () => void;
}

/** The order's number, the next steps, and the countdown for an unverified enterprise. */
export function PlacedDialog({ service, order, isAmended, now, onVerify, onClose }: Props) {
  const messages = bookingMessages.placed;
  const { review, confirm, documents, follow } = messages.steps;
  const steps = [
    ...(order.status === 'DG_REVIEW' ? [review] : []),
    confirm(statusZhOf(service, 'RELEASED')),
    documents,
    follow,
  ];
  return (
    <Modal open title={isAmended ? messages.amended : messages.title} onClose={onClose} closeOnMask={false} width={520}>
      <div className="flex items-center gap-4 rounded-md bg-success-soft px-4 py-3">
        <CircleCheck className="size-8 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{messages.orderNo}</p>
          <p className="text-xl font-semibold break-all tabular-nums select-all">{order.orderNo}</p>
          <p className="text-sm">{statusZhOf(service, order.status)}</p>
          <p className="flex flex-wrap gap-x-3 text-sm font-semibold">
            {order.totals.map((total) => (
              <Money key={total.currency} {...total} />
            ))}
          </p>
        </div>
      </div>
      {order.findings && (
        <div className="mt-4">
          <p>{messages.reasons}</p>
          <ul className="list-disc pl-5">
            {order.findings.map((finding) => (
              <li key={`${finding.path} ${finding.why} ${finding.words}`} className="break-words">
                {reasonOfItem(finding)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <h3 className="mt-4 font-semibold">{messages.next}</h3>
      <ol className="mt-1 list-decimal pl-5 text-ink-soft [&>li+li]:mt-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {order.cancelsAt && <VerificationClock at={order.cancelsAt} now={now} onVerify={onVerify} />}
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{messages.confirm}</Button>
      </div>
    </Modal>
  );
}
