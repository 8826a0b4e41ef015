import { bookingCopy } from '#src/features/booking/messages.ts';
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

/** How long an order of an unverified enterprise still stands, what stops the clock, and the way there. */
export function VerificationClock({ at, now, onVerify }: Props) {
  const words = bookingCopy.placed;
  const hours = Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / hourMs));
  return (
    <Alert tone="notice" title={words.unverified} className="mt-4">
      <p>
        {words.deadline(dayTime(at))}
        {words.left(Math.floor(hours / 24), hours % 24)}。{words.stops}
      </p>
      <Button tone="secondary" size="sm" className="mt-2" onClick={onVerify}>
        {words.verify}
      </Button>
    </Alert>
  );
}
