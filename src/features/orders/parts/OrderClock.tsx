import type { AuditStatus } from '#contract/auth/user.ts';
import { dayTime } from '#src/ui/format.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { timeLeft } from '#src/ui/deadline.ts';

const messages = orderMessages.clock;

interface Props {
  /** Null if it is not cancelled. */
  cancelsAt: string | null;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The enterprise's verification state. */
  audit: AuditStatus;
  onVerify: () => void;
}

/** The time until an order is cancelled without a verification, and how to prevent it. */
export function OrderClock({ cancelsAt, now, audit, onVerify }: Props) {
  if (cancelsAt === null) return null;
  const left = timeLeft(cancelsAt, now);
  return (
    <Alert
      tone="notice"
      title={
        <time dateTime={cancelsAt} role="timer">
          {left === undefined ? messages.over : messages.title(dayTime(cancelsAt), left)}
        </time>
      }
      className="print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-1 basis-64 text-sm text-ink-soft">
          {audit === 'REVIEWING' ? messages.reviewing : messages.text}
        </p>
        {audit !== 'REVIEWING' && (
          <Button size="sm" onClick={onVerify}>
            {messages.verify}
          </Button>
        )}
      </div>
    </Alert>
  );
}
