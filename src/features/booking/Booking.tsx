import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { BookingForm } from '#src/features/booking/form/BookingForm.tsx';
import { FormSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import type { GoodsActor } from '#src/features/booking/form/goodsActor.ts';
import { KeptDraft } from '#src/features/booking/form/KeptDraft.tsx';
import { bookingCopy } from './messages.ts';
import { copy } from '#src/ui/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { lazily } from '#src/platform/lazy.ts';

const BookingDialogs = lazily(() =>
  import('#src/features/booking/form/BookingDialogs.tsx').then((module) => ({ default: module.BookingDialogs })),
);

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  /** The constants of any type, for the names of a buyer's qualifications; undefined while they are fetched. */
  constants: readonly Constant[] | undefined;
  /** Against which deadlines are close or over. */
  now: Date;
  /** Back to where offers of this line are found. */
  onBack: () => void;
  onVerify: () => void;
  /** What was typed before for this offer, should it be gone by now. */
  kept?: OrderDraft | undefined;
}

/** The order page of any line. */
export function Booking({ actor, goods, constants, now, onBack, onVerify, kept }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { line, draft, refusal, order } = state.context;
  const { finished, unavailable } = bookingCopy;
  const title = draft?.amends === undefined ? bookingCopy.title(line.nameZh) : bookingCopy.amending(draft.amends);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="mx-auto max-w-page">
      <header className="mb-4 flex flex-wrap items-center gap-x-4">
        <h1 className="text-xl font-semibold">{title}</h1>
        <Button tone="quiet" size="sm" onClick={onBack}>
          <ArrowLeft className="size-4" />
          {line.line === 'fcl' ? bookingCopy.backToSailings : bookingCopy.back(line.nameZh)}
        </Button>
      </header>
      {state.matches('opening') && <FormSkeleton />}
      {state.matches('unavailable') && (
        <Alert
          tone="critical"
          title={unavailable.title}
          action={
            <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
              {copy.retry}
            </Button>
          }
        >
          {refusal ?? unavailable.text}
        </Alert>
      )}
      {state.matches('unavailable') && kept && <KeptDraft draft={kept} onGoOn={onBack} />}
      {state.matches('finished') ? (
        <Alert
          tone="success"
          title={finished.title}
          action={
            <Button tone="secondary" size="sm" onClick={onBack}>
              {finished.again}
            </Button>
          }
        >
          {order && finished.text(order.orderNo)}
        </Alert>
      ) : (
        <BookingForm actor={actor} goods={goods} constants={constants} now={now} />
      )}
      <Suspense fallback={null}>
        <BookingDialogs actor={actor} now={now} onVerify={onVerify} />
      </Suspense>
    </div>
  );
}
