import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';
import { Suspense, useState } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { FormSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import { StoredDraft, TightNotice, ProblemSummary } from '#src/features/booking/form/Notices.tsx';
import { bookingMessages } from './messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { TemplateDialog } from '#src/features/booking/form/parties/TemplateBar.tsx';
import { TemplateBar } from '#src/features/booking/form/parties/TemplateBar.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { proposalsOf } from '#contract/booking/proposals.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { bookingAcceptance, bookingPrice, bookingProblems, pricingQuote } from '#machines/booking/bookingRules.ts';
import { canEdit } from '#machines/booking/editing.ts';
import { CargoStep } from '#src/features/booking/form/cargo/CargoStep.tsx';
import type { SaveQuote } from '#src/features/booking/form/price/Fees.tsx';
import { SaveQuoteButton, FeeBar, FeePanel } from '#src/features/booking/form/price/Fees.tsx';
import type { AttachedSheet, GoodsActor, FormEditor } from '#src/features/booking/form/formContext.ts';
import { formProblemsOf } from '#src/features/booking/form/formContext.ts';
import { GroupStep } from '#src/features/booking/form/fields/GroupStep.tsx';
import { ItemsStep } from '#src/features/booking/form/cargo/ItemsStep.tsx';
import { QuoteStep } from '#src/features/booking/form/QuoteStep.tsx';
import { DocumentsStep } from '#src/features/booking/form/review/DocumentsStep.tsx';
import { PartiesStep } from '#src/features/booking/form/parties/PartiesStep.tsx';
import { ProtocolStep } from '#src/features/booking/form/review/ProtocolStep.tsx';
import { StepRail } from '#src/features/booking/form/StepRail.tsx';
import { stepsOf } from '#src/features/booking/form/steps.ts';
import { UndoStatus } from '#src/features/booking/form/cargo/UndoBar.tsx';

interface BookingFormProps {
  actor: BookingActor;
  goods: GoodsActor;
  constants: readonly Constant[] | undefined;
  now: Date;
  onSaveQuote?: SaveQuote | undefined;
  /** Where the address book is managed. */
  addressBookHref?: string | undefined;
  /** Where the company's bills are. */
  moneyHref?: string | undefined;
  /** Chooses a template that fills a new order; a user who is signed in is offered it. */
  TemplateDialog?: TemplateDialog | undefined;
}

const sheetsIn = ({ documents = [] }: OrderDraft): AttachedSheet[] =>
  documents.flatMap(({ fileName, safetySheet }) => (safetySheet ? [{ fileName, facts: safetySheet.facts }] : []));

/** The order form of an opened booking, between its steps on the left and its fees on the right. */
function BookingForm(props: BookingFormProps) {
  const { actor, goods, constants, now, onSaveQuote, addressBookHref, moneyHref, TemplateDialog } = props;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { service, draft, past, errorMessage, isCreditBlocked, addresses, lastGoods, promised } = state.context;
  const quote = pricingQuote(state.context);
  if (!draft || !quote) return null;

  const { form } = draft;
  const problems = formProblemsOf(state.context.problems);
  const price = bookingPrice(state.context);
  const steps = stepsOf(service, quote);
  const { documents } = state.children;
  const editor: FormEditor = {
    service,
    quote,
    form,
    facts: factsOf(service, form, quote),
    problems,
    addresses: addresses ?? [],
    prefilled: draft.prefilled,
    proposals: proposalsOf(service, form),
    lastGoods: lastGoods ?? [],
    promised: promised && { nameZh: promised.nameZh, isInForce: quote === promised.offer },
    hasAddressBook: addresses !== undefined,
    addressBookHref,
    now,
    recognition: state.children.goodsRecognition,
    typedGoods: state.children.typedGoods,
    sheets: sheetsIn(draft),
    attachSheet:
      draft.amends === undefined && documents
        ? (file) => documents.send({ type: 'document.chosen', file, paperCode: 'SDS' })
        : undefined,
    edit: (edit) => actor.send(edit),
    can: (edit) => canEdit(state.context, edit),
    change: (path, value) => actor.send({ type: 'field.changed', path, value }),
    last: past.at(-1),
    undo: () => actor.send({ type: 'edit.undone' }),
  };
  const isNew = draft.amends === undefined;
  const save = onSaveQuote && isNew && price.fees.length > 0 && state.matches('editing') && (
    <SaveQuoteButton form={form} quote={quote} onSave={onSaveQuote} />
  );
  const notice = isNew && <TightNotice quote={quote} />;
  const blockedBy = isCreditBlocked ? moneyHref : undefined;
  const panel = { actor, editor, steps, price, errorMessage, moneyHref: blockedBy, save, notice };
  return (
    <div className="order gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[8.5rem_minmax(0,1fr)_20rem]">
      <StepRail steps={steps} problems={problems} left={formProblemsOf(bookingProblems(state.context))} />
      <div
        className="flex min-w-0 flex-col gap-4 max-lg:[&_:is(input,select,textarea,button,a,summary)]:scroll-mb-36"
        inert={!state.matches('editing')}
      >
        <UndoStatus editor={editor} />
        {TemplateDialog && isNew && editor.hasAddressBook && <TemplateBar editor={editor} Dialog={TemplateDialog} />}
        {isNew && <TightNotice quote={quote} inFull />}
        <QuoteStep editor={editor} constants={constants} />
        {service.items && <ItemsStep editor={editor} />}
        {service.hasCargo && <CargoStep editor={editor} acceptance={bookingAcceptance(state.context)} goods={goods} />}
        {service.groups.map(({ titleZh }, index) => (
          <GroupStep key={titleZh} editor={editor} index={index} />
        ))}
        <PartiesStep editor={editor} />
        <DocumentsStep
          editor={editor}
          attached={isNew ? { actor: documents, files: draft.documents ?? [] } : undefined}
        />
        <ProtocolStep editor={editor} />
        <div className="flex flex-col gap-3 lg:hidden">
          <ProblemSummary service={service} steps={steps} problems={problems} />
          {notice}
          <p className="text-xs text-ink-soft">{bookingMessages.draftStored}</p>
        </div>
      </div>
      <FeePanel {...panel} />
      <FeeBar {...panel} />
    </div>
  );
}

const BookingDialogs = lazily(() =>
  import('#src/features/booking/form/BookingDialogs.tsx').then((module) => ({ default: module.BookingDialogs })),
);

interface BookingProps {
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
  /** Where the company's bills are. */
  moneyHref?: string | undefined;
  /** Chooses a template that fills a new order. */
  TemplateDialog?: TemplateDialog | undefined;
  /** The draft of this quote, in case the quote no longer exists. */
  storedDraft?: OrderDraft | undefined;
}

/** The order page of any service. */
export function Booking({ actor, onBack, onVerify, storedDraft, ...form }: BookingProps) {
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

interface OrderPageProps extends Omit<ComponentProps<typeof Booking>, 'actor' | 'now'> {
  booking: ComponentProps<typeof Booking>['actor'];
}

/** The order page; the booking knows its service. */
export function OrderPage({ booking, ...rest }: OrderPageProps) {
  const [now] = useState(() => new Date());
  return <Booking {...rest} actor={booking} now={now} />;
}
