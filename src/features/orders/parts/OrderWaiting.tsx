import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const words = orderQueryCopy.follow;

interface Props {
  orderNo: string;
  /** Why it could not be fetched; undefined while it is. */
  failure: string | undefined;
  onRetry: () => void;
}

/** In the place of an order that has not come. */
export function OrderWaiting({ orderNo, failure, onRetry }: Props) {
  if (failure !== undefined) return <FailedAlert message={failure || words.failed} onRetry={onRetry} />;
  return (
    <output className="flex flex-col gap-4">
      <span className="text-sm text-ink-soft">
        {words.loading} {orderNo}
      </span>
      {['h-16', 'h-8', 'h-96'].map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </output>
  );
}
