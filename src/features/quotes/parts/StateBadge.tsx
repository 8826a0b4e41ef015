import type { QuoteState } from '#contract/quotes/savedQuotes.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { quoteMessages } from '#src/features/quotes/messages.ts';

const tones = { valid: 'success', expired: 'neutral', withdrawn: 'critical', ordered: 'brand' } as const;

/** Whether a quote still holds. */
export function StateBadge({ state }: { state: QuoteState }) {
  return <Badge tone={tones[state]}>{quoteMessages.states[state]}</Badge>;
}
