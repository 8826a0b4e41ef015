import { orderMessages } from '#src/features/orders/messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeletons } from '#src/ui/loading/Skeletons.tsx';

const messages = orderMessages.follow;

interface Props {
  orderNo: string;
  /** Why it could not be fetched; undefined while loading. */
  failure: string | undefined;
  onRetry: () => void;
}

/** A placeholder for an order that is not loaded. */
export function OrderWaiting({ orderNo, failure, onRetry }: Props) {
  if (failure !== undefined) return <FailedAlert message={failure || messages.failed} onRetry={onRetry} />;
  return (
    <output className="flex flex-col gap-4">
      <span className="text-sm text-ink-soft">
        {messages.loading} {orderNo}
      </span>
      <Skeletons sizes={['h-16', 'h-8', 'h-96']} />
    </output>
  );
}
