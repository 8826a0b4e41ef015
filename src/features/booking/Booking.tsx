import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { BookingForm } from '#src/features/booking/form/BookingForm.tsx';
import { FormSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import type { GoodsActor } from '#src/features/booking/form/goodsActor.ts';
import { StoredDraft } from '#src/features/booking/form/StoredDraft.tsx';
import { bookingMessages } from './messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { SaveQuote } from '#src/features/booking/form/SaveQuoteButton.tsx';
import type { TemplateDialog } from '#src/features/booking/form/TemplateBar.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { lazily } from '#src/platform/lazy.ts';

const BookingDialogs = lazily(() =>
  import('#src/features/booking/form/BookingDialogs.tsx').then((module) => ({ default: module.BookingDialogs })),
);

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  /** The constants of any type, for the names of a buyer's qualifications; undefined while loading. */
  constants: readonly Constant[] | undefined;
  /** The current time, for deadlines. */
  now: Date;
  /** Returns to the list of this service's quotes. */
  onBack: () => void;
  onVerify: () => void;
  /** Keeps the price of the form as it stands, under a suggested name; a price cannot be kept without it. */
  onSaveQuote?: SaveQuote | undefined;
  /** Where the address book is managed. */
  addressBookHref?: string | undefined;
  /** Chooses a template that fills a new order. */
  TemplateDialog?: TemplateDialog | undefined;
  /** The draft of this quote, in case the quote is gone. */
  storedDraft?: OrderDraft | undefined;
}

/** The order page of any service. */
export function Booking({ actor, onBack, onVerify, storedDraft, ...form }: Props) {
  const { now } = form;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { service, draft, errorMessage, order } = state.context;
  const { finished, unavailable } = bookingMessages;
  const title =
    draft?.amends === undefined ? bookingMessages.title(service.nameZh) : bookingMessages.amending(draft.amends);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="mx-auto max-w-page">
      <header className="mb-4 flex flex-wrap items-center gap-x-4">
        <h1 className="text-xl font-semibold">{title}</h1>
        <Button tone="quiet" size="sm" onClick={onBack}>
          <ArrowLeft className="size-4" />
          {service.line === 'fcl' ? bookingMessages.backToSailings : bookingMessages.back(service.nameZh)}
        </Button>
      </header>
      {state.matches('opening') && <FormSkeleton />}
      {state.matches('unavailable') && (
        <Alert
          tone="critical"
          title={unavailable.title}
          action={
            <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
              {uiMessages.retry}
            </Button>
          }
        >
          {errorMessage ?? unavailable.text}
        </Alert>
      )}
      {state.matches('unavailable') && storedDraft && <StoredDraft draft={storedDraft} onGoOn={onBack} />}
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
        <BookingForm actor={actor} {...form} />
      )}
      <Suspense fallback={null}>
        <BookingDialogs actor={actor} now={now} onVerify={onVerify} />
      </Suspense>
    </div>
  );
}
