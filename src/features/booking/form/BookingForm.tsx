import { useSelector } from '@xstate/react';
import type { Constant } from '#contract/search/referenceData.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingAcceptance, bookingFees } from '#machines/booking/bookingRules.ts';
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
import { StepRail } from './StepRail.tsx';
import { stepsOf } from './steps.ts';
import { UndoStatus } from './UndoBar.tsx';

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  constants: readonly Constant[] | undefined;
  now: Date;
}

/** The order form of an opened booking, between its steps on the left and its fees on the right. */
export function BookingForm({ actor, goods, constants, now }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { service, draft, quote, past, errorMessage, addresses } = state.context;
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
    hasAddressBook: addresses !== undefined,
    now,
    edit: (edit) => actor.send(edit),
    can: (edit) => canEdit(state.context, edit),
    change: (path, value) => actor.send({ type: 'field.changed', path, value }),
    last: past.at(-1),
    undo: () => actor.send({ type: 'edit.undone' }),
  };
  return (
    <div className="order gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[8.5rem_minmax(0,1fr)_20rem]">
      <StepRail steps={steps} problems={problems} />
      <div
        className="flex min-w-0 flex-col gap-4 max-lg:[&_:is(input,select,textarea)]:scroll-mb-28"
        inert={!state.matches('editing')}
      >
        <UndoStatus editor={editor} />
        <QuoteStep editor={editor} constants={constants} />
        {service.items && <ItemsStep editor={editor} />}
        {service.hasCargo && <CargoStep editor={editor} acceptance={bookingAcceptance(state.context)} goods={goods} />}
        {service.groups.map(({ titleZh }, index) => (
          <GroupStep key={titleZh} editor={editor} index={index} />
        ))}
        <PartiesStep editor={editor} />
        <DocumentsStep editor={editor} />
        <ProtocolStep editor={editor} />
        <div className="flex flex-col gap-3 lg:hidden">
          <ProblemSummary service={service} steps={steps} problems={problems} />
          <p className="text-xs text-ink-soft">{bookingMessages.draftStored}</p>
        </div>
      </div>
      <FeePanel actor={actor} editor={editor} steps={steps} fees={fees} errorMessage={errorMessage} />
      <FeeBar actor={actor} editor={editor} steps={steps} fees={fees} errorMessage={errorMessage} />
    </div>
  );
}
