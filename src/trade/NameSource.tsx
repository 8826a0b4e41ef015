import type { NameZhSource } from '#contract/search/referenceData.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** Says that a Chinese name is not the official one of the entry. */
export function NameSource({ source }: { source: NameZhSource | undefined }) {
  const text = bookingMessages.dangerous.nameSources[source ?? 'official'];
  return text === '' ? null : <Badge tone="neutral">{text}</Badge>;
}
