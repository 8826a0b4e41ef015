import type { Quote } from '#contract/services/quote.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { tightMessages } from '#src/features/search/messages/tight.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Alert } from '#src/ui/Alert.tsx';

interface Props {
  /** Absent, or without a reason, if there is time. */
  quote: Pick<Quote, 'tightZh'>;
  /** Whether to say what follows from it as well. */
  inFull?: boolean;
}

/** Says that the sailing's deadlines are near; nothing if they are not. */
export function TightNotice({ quote: { tightZh }, inFull = false }: Props) {
  if (tightZh === undefined) return null;
  const reason = sailingMessages.sailings.tight(tightZh);
  if (!inFull) return <p className="text-sm text-notice">{reason}</p>;
  return (
    <Alert tone="notice" title={reason}>
      {tightMessages.text}{' '}
      <a href="#step-quote" className="text-brand-700 underline">
        {bookingMessages.tightCutOffs}
      </a>
    </Alert>
  );
}
