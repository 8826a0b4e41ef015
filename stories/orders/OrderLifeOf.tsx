import { useSelector } from '@xstate/react';
import type { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderLifeActor } from '#machines/orders/orderLife.ts';
import { statusOf } from '#machines/orders/orderLife.ts';
import { OrderLife } from '#src/features/orders/follow/OrderLife.tsx';
import { StatusBadge } from '#src/features/orders/parts/OrderHead.tsx';
import { historyTo } from './orderSamples.ts';

/** A reason to review goods that are not declared dangerous. */
const packingInstruction = {
  path: 'cargo.0.details.packingInstruction',
  why: 'packingInstruction',
  words: '965',
} as const;

interface Props {
  actor: OrderLifeActor;
  line: keyof typeof allServices;
  cancelsAt: string | null;
}

/** An order in an actor's state, with the shortest history that leads there. */
export function OrderLifeOf({ actor, line, cancelsAt }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { dangerous, hasFindings } = state.context;
  const reviewReasons = hasFindings ? [packingInstruction] : [];
  const order = { line, status: statusOf(state), isDangerous: dangerous, reviewReasons };
  return (
    <div className="flex max-w-80 flex-col gap-3">
      <output>
        <StatusBadge order={order} />
      </output>
      <OrderLife order={{ ...order, cancelsAt, timeline: historyTo(state) }} />
    </div>
  );
}
