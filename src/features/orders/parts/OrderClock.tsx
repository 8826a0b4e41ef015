import type { AuditStatus } from '#contract/auth/user.ts';
import { dayTime } from '#src/ui/format.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { timeLeft } from '#src/ui/deadline.ts';

const words = orderQueryCopy.clock;

interface Props {
  /** Null where nothing threatens. */
  cancelsAt: string | null;
  /** The present in epoch milliseconds. */
  now: number;
  /** Where the enterprise's verification stands. */
  audit: AuditStatus;
  onVerify: () => void;
}

/** How long an order still stands without a verification, and what stops the clock. */
export function OrderClock({ cancelsAt, now, audit, onVerify }: Props) {
  if (cancelsAt === null) return null;
  const left = timeLeft(cancelsAt, now);
  return (
    <Alert
      tone="notice"
      title={
        <time dateTime={cancelsAt} role="timer">
          {left === undefined ? words.over : words.title(dayTime(cancelsAt), left)}
        </time>
      }
      className="print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-1 basis-64 text-sm text-ink-soft">{audit === 'REVIEWING' ? words.reviewing : words.text}</p>
        {audit !== 'REVIEWING' && (
          <Button size="sm" onClick={onVerify}>
            {words.verify}
          </Button>
        )}
      </div>
    </Alert>
  );
}
