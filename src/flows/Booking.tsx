import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense } from 'react';
import type { BookingActor } from '#machines/booking.ts';
import { BookingForm } from '#src/booking/BookingForm.tsx';
import { BookingSkeleton } from '#src/booking/BookingSkeleton.tsx';
import type { GoodsActor } from '#src/booking/goods.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { copy } from '#src/copy.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { Button } from '#src/parts/Button.tsx';

const BookingDialogs = lazy(() =>
  import('#src/booking/BookingDialogs.tsx').then((module) => ({ default: module.BookingDialogs })),
);

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  /** Against which deadlines are close or over. */
  now: Date;
  onSailings: () => void;
}

/** The order page of a full container. */
export function Booking({ actor, goods, now, onSailings }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { refusal, order } = state.context;
  const finished = bookingCopy.finished;
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="mx-auto max-w-page px-4 py-5">
      <header className="mb-4 flex flex-wrap items-center gap-x-4">
        <h1 className="text-xl font-semibold">{bookingCopy.title}</h1>
        <Button tone="quiet" size="sm" onClick={onSailings}>
          <ArrowLeft className="size-4" />
          {bookingCopy.backToSailings}
        </Button>
      </header>
      {state.matches('opening') && <BookingSkeleton />}
      {state.matches('unavailable') && (
        <Alert
          tone="critical"
          title={bookingCopy.unavailable.title}
          action={
            <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
              {copy.retry}
            </Button>
          }
        >
          {refusal ?? bookingCopy.unavailable.text}
        </Alert>
      )}
      {state.matches('finished') ? (
        <Alert
          tone="success"
          title={finished.title}
          action={
            <Button tone="secondary" size="sm" onClick={onSailings}>
              {finished.again}
            </Button>
          }
        >
          {order && finished.text(order.orderNo)}
        </Alert>
      ) : (
        <BookingForm actor={actor} goods={goods} now={now} />
      )}
      <Suspense fallback={null}>
        <BookingDialogs actor={actor} now={now} />
      </Suspense>
    </div>
  );
}
