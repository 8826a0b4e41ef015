import CircleCheck from 'lucide-react/icons/circle-check';
import type { PlacedOrder } from '#contract/order.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { dayTime } from '#src/format.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { Button } from '#src/parts/Button.tsx';
import { Modal } from '#src/parts/Modal.tsx';
import { Money } from '#src/parts/Money.tsx';

const hourMs = 3_600_000;

interface Props {
  order: PlacedOrder;
  now: Date;
  onClose: () => void;
}

/** The order's number, what happens next, and the clock of an enterprise that is not verified yet. */
export function PlacedDialog({ order, now, onClose }: Props) {
  const words = bookingCopy.placed;
  const { review, ...usual } = words.steps;
  const steps = order.status === 'DG_REVIEW' ? [review, ...Object.values(usual)] : Object.values(usual);
  return (
    <Modal open title={words.title} onClose={onClose} closeOnMask={false} width={520}>
      <div className="flex items-center gap-4 rounded-md bg-success-soft px-4 py-3">
        <CircleCheck className="size-8 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{words.orderNo}</p>
          <p className="text-xl font-semibold break-all tabular-nums select-all">{order.orderNo}</p>
          <p className="text-sm">{words.status[order.status]}</p>
          <p className="flex flex-wrap gap-x-3 text-sm font-semibold">
            {order.totals.map((total) => (
              <Money key={total.currency} {...total} />
            ))}
          </p>
        </div>
      </div>
      <h3 className="mt-4 font-semibold">{words.next}</h3>
      <ol className="mt-1 list-decimal space-y-1 pl-5 text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {order.cancelsAt && <Deadline at={order.cancelsAt} now={now} />}
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{words.confirm}</Button>
      </div>
    </Modal>
  );
}

function Deadline({ at, now }: { at: string; now: Date }) {
  const words = bookingCopy.placed;
  const hours = Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / hourMs));
  return (
    <Alert tone="notice" title={words.unverified} className="mt-4">
      <p>
        {words.deadline(dayTime(at))}
        {words.left(Math.floor(hours / 24), hours % 24)}
      </p>
    </Alert>
  );
}
