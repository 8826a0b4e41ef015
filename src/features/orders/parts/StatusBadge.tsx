import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { statusTones, statusWord } from './statusWords.ts';

/** Where an order stands, in the words of its line. */
export function StatusBadge({ order: { line, status } }: { order: Pick<OrderSummary, 'line' | 'status'> }) {
  return (
    <Badge tone={statusTones[status]} className="py-px whitespace-normal!">
      {statusWord(line, status)}
    </Badge>
  );
}
