import { useSelector } from '@xstate/react';
import { totalsOf } from '#contract/rules/price.ts';
import type { BookingActor } from '#machines/booking.ts';
import { bookingFees } from '#machines/booking.ts';
import { PlacedDialog } from './PlacedDialog.tsx';
import { RepricedDialog } from './RepricedDialog.tsx';

/** What lies over the form: the question of a changed price, and the good news. */
export function BookingDialogs({ actor, now }: { actor: BookingActor; now: Date }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { order, formerTotals } = state.context;
  if (state.matches('repriced')) {
    return (
      <RepricedDialog
        former={formerTotals}
        current={totalsOf(bookingFees(state.context))}
        onAccept={() => actor.send({ type: 'price.accepted' })}
        onDecline={() => actor.send({ type: 'price.declined' })}
      />
    );
  }
  if (state.matches('placed') && order) {
    return <PlacedDialog order={order} now={now} onClose={() => actor.send({ type: 'success.dismissed' })} />;
  }
  return null;
}
