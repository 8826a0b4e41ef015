import { useSelector } from '@xstate/react';
import type { BookingActor } from '#machines/booking.ts';
import { bookingFees } from '#machines/booking.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { CargoStep } from './CargoStep.tsx';
import { ContainersStep } from './ContainersStep.tsx';
import { FeeBar } from './FeeBar.tsx';
import { FeePanel } from './FeePanel.tsx';
import type { Filling } from './filling.ts';
import type { GoodsActor } from './goods.ts';
import { PapersStep } from './PapersStep.tsx';
import { PartiesStep } from './PartiesStep.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ProtocolStep } from './ProtocolStep.tsx';
import { SailingStep } from './SailingStep.tsx';
import { StepRail } from './StepRail.tsx';
import { TradeStep } from './TradeStep.tsx';

interface Props {
  actor: BookingActor;
  goods: GoodsActor;
  now: Date;
}

/** The order form of an opened booking, between its steps on the left and its fees on the right. */
export function BookingForm({ actor, goods, now }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { draft, offer, problems, refusal } = state.context;
  if (!draft || !offer) return null;

  const fees = bookingFees({ draft, offer });
  const filling: Filling = {
    form: draft.form,
    problems,
    change: (path, value) => actor.send({ type: 'field.changed', path, value }),
  };
  return (
    <div className="group/order gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[8.5rem_minmax(0,1fr)_20rem]">
      <StepRail problems={problems} />
      <div
        className="flex min-w-0 flex-col gap-4 max-lg:[&_:is(input,select,textarea)]:scroll-mb-28"
        inert={!state.matches('filling')}
      >
        <SailingStep sailing={offer.sailing} now={now} />
        <ContainersStep filling={filling} />
        <CargoStep filling={filling} offer={offer} goods={goods} />
        <PartiesStep filling={filling} />
        <PapersStep filling={filling} />
        <TradeStep filling={filling} now={now} />
        <ProtocolStep filling={filling} />
        <div className="flex flex-col gap-3 lg:hidden">
          <ProblemSummary problems={problems} />
          <p className="text-xs text-ink-soft">{bookingCopy.draftKept}</p>
        </div>
      </div>
      <FeePanel actor={actor} offer={offer} fees={fees} problems={problems} refusal={refusal} />
      <FeeBar actor={actor} offer={offer} fees={fees} refusal={refusal} />
    </div>
  );
}
