import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const hourMs = 3_600_000;

interface Props {
  /** When the order is cancelled. */
  at: string;
  now: Date;
  onVerify: () => void;
}

/** The time until an unverified enterprise's order is cancelled, and a link to the verification. */
export function VerificationClock({ at, now, onVerify }: Props) {
  const messages = bookingMessages.placed;
  const hours = Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / hourMs));
  return (
    <Alert tone="notice" title={messages.unverified} className="mt-4">
      <p>
        {messages.deadline(dayTime(at))}
        {messages.left(Math.floor(hours / 24), hours % 24)}。{messages.stops}
      </p>
      <Button tone="secondary" size="sm" className="mt-2" onClick={onVerify}>
        {messages.verify}
      </Button>
    </Alert>
  );
}
