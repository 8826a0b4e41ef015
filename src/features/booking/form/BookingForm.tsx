import { useSelector } from '@xstate/react';
import type { Constant } from '#contract/search/referenceData.ts';
import { factsOf } from '#contract/booking/orderForm.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingAcceptance, bookingFees } from '#machines/booking/bookingRules.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { CargoStep } from './CargoStep.tsx';
import { FeeBar } from './FeeBar.tsx';
import { FeePanel } from './FeePanel.tsx';
import type { Filling } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { GroupStep } from './GroupStep.tsx';
import { ItemsStep } from './ItemsStep.tsx';
import { OfferStep } from './OfferStep.tsx';
import { PapersStep } from './PapersStep.tsx';
import { PartiesStep } from './PartiesStep.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ProtocolStep } from './ProtocolStep.tsx';
import { StepRail } from './StepRail.tsx';
import { stepsOf } from './steps.ts';

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  constants: readonly Constant[] | undefined;
  now: Date;
}

/** The order form of an opened booking, between its steps on the left and its fees on the right. */
export function BookingForm({ actor, goods, constants, now }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { line, draft, offer, problems, refusal } = state.context;
  if (!draft || !offer) return null;

  const { form } = draft;
  const fees = bookingFees(state.context);
  const steps = stepsOf(line, offer);
  const filling: Filling = {
    line,
    offer,
    form,
    facts: factsOf(line, form, offer),
    problems,
    now,
    change: (path, value) => actor.send({ type: 'field.changed', path, value }),
  };
  return (
    <div className="order gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[8.5rem_minmax(0,1fr)_20rem]">
      <StepRail steps={steps} problems={problems} />
      <div
        className="flex min-w-0 flex-col gap-4 max-lg:[&_:is(input,select,textarea)]:scroll-mb-28"
        inert={!state.matches('filling')}
      >
        <OfferStep filling={filling} constants={constants} />
        {line.items && <ItemsStep filling={filling} />}
        {line.asksCargo && <CargoStep filling={filling} acceptance={bookingAcceptance(state.context)} goods={goods} />}
        {line.groups.map(({ titleZh }, index) => (
          <GroupStep key={titleZh} filling={filling} index={index} />
        ))}
        <PartiesStep filling={filling} />
        <PapersStep filling={filling} />
        <ProtocolStep filling={filling} />
        <div className="flex flex-col gap-3 lg:hidden">
          <ProblemSummary line={line} steps={steps} problems={problems} />
          <p className="text-xs text-ink-soft">{bookingCopy.draftKept}</p>
        </div>
      </div>
      <FeePanel actor={actor} filling={filling} steps={steps} fees={fees} refusal={refusal} />
      <FeeBar actor={actor} filling={filling} steps={steps} fees={fees} refusal={refusal} />
    </div>
  );
}
