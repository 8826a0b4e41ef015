import { useSelector } from '@xstate/react';
import type { TypedGoodsActor } from '#machines/booking/typedGoods.ts';
import { isLookedUp } from '#machines/booking/typedGoods.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';

interface Props {
  actor: TypedGoodsActor;
  /** The cargo item. */
  index: number;
}

/** What the lookup of the dangerous-goods list takes, or that it looks up what was left in it. */
export function LookupHint({ actor, index }: Props) {
  const isBusy = useSelector(actor, ({ context }) => isLookedUp(context, index));
  return isBusy ? bookingMessages.dangerous.searching : bookingMessages.dangerous.lookUp;
}
