import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { statusTones, statusName } from './statusNames.ts';

/** The status of an order, by its service's name for it. */
export function StatusBadge({ order: { line, status } }: { order: Pick<OrderSummary, 'line' | 'status'> }) {
  return (
    <Badge tone={statusTones[status]} className="py-px whitespace-normal!">
      {statusName(line, status)}
    </Badge>
  );
}
