import { useSelector } from '@xstate/react';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlacedDialog } from './PlacedDialog.tsx';
import { RepricedDialog } from './RepricedDialog.tsx';

interface Props {
  actor: BookingActor;
  now: Date;
  onVerify: () => void;
}

/** The dialogs over the form: another tab's changes, a changed price, and the placed order. */
export function BookingDialogs({ actor, now, onVerify }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { service, quote, draft, theirs, order, formerTotals } = state.context;
  if ((state.matches('changedElsewhere') || state.matches('deletedElsewhere')) && draft && quote) {
    return (
      <ConflictDialog
        service={service}
        quote={quote}
        mine={draft}
        theirs={theirs}
        onTake={() => actor.send({ type: 'draft.taken' })}
        onKeep={() => actor.send({ type: 'draft.kept' })}
      />
    );
  }
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
    return (
      <PlacedDialog
        service={service}
        order={order}
        isAmended={draft?.amends !== undefined}
        now={now}
        onVerify={onVerify}
        onClose={() => actor.send({ type: 'success.dismissed' })}
      />
    );
  }
  return null;
}
