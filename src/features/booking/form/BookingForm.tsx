import { useSelector } from '@xstate/react';
import type { Constant } from '#contract/search/referenceData.ts';
import { proposalsOf } from '#contract/booking/proposals.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingAcceptance, bookingFees, bookingProblems, pricingQuote } from '#machines/booking/bookingRules.ts';
import { canEdit } from '#machines/booking/editing.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { CargoStep } from './CargoStep.tsx';
import { FeeBar } from './FeeBar.tsx';
import { FeePanel } from './FeePanel.tsx';
import type { FormEditor } from './formContext.ts';
import { formProblemsOf } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { GroupStep } from './GroupStep.tsx';
import { ItemsStep } from './ItemsStep.tsx';
import { QuoteStep } from './QuoteStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { PartiesStep } from './PartiesStep.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ProtocolStep } from './ProtocolStep.tsx';
import type { SaveQuote } from './SaveQuoteButton.tsx';
import { SaveQuoteButton } from './SaveQuoteButton.tsx';
import { StepRail } from './StepRail.tsx';
import { TightNotice } from './TightNotice.tsx';
import { stepsOf } from './steps.ts';
import type { TemplateDialog } from './TemplateBar.tsx';
import { TemplateBar } from './TemplateBar.tsx';
import { UndoStatus } from './UndoBar.tsx';

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  constants: readonly Constant[] | undefined;
  now: Date;
  onSaveQuote?: SaveQuote | undefined;
  /** Where the address book is managed. */
  addressBookHref?: string | undefined;
  /** Chooses a template that fills a new order; a user who is signed in is offered it. */
  TemplateDialog?: TemplateDialog | undefined;
}

/** The order form of an opened booking, between its steps on the left and its fees on the right. */
export function BookingForm(props: Props) {
  const { actor, goods, constants, now, onSaveQuote, addressBookHref, TemplateDialog } = props;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { service, draft, past, errorMessage, addresses, lastGoods, promised } = state.context;
  const quote = pricingQuote(state.context);
  if (!draft || !quote) return null;

  const { form } = draft;
  const problems = formProblemsOf(state.context.problems);
  const fees = bookingFees(state.context);
  const steps = stepsOf(service, quote);
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
    edit: (edit) => actor.send(edit),
    can: (edit) => canEdit(state.context, edit),
    change: (path, value) => actor.send({ type: 'field.changed', path, value }),
    last: past.at(-1),
    undo: () => actor.send({ type: 'edit.undone' }),
  };
  const isNew = draft.amends === undefined;
  const save = onSaveQuote && isNew && fees.length > 0 && state.matches('editing') && (
    <SaveQuoteButton form={form} quote={quote} onSave={onSaveQuote} />
  );
  const notice = isNew && <TightNotice quote={quote} />;
  const panel = { actor, editor, steps, fees, errorMessage, save, notice };
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
          attached={isNew ? { actor: state.children.documents, files: draft.documents ?? [] } : undefined}
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
