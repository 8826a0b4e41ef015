import type { IntakeReason } from '#contract/rules/dates/intake.ts';
import { intakeOf } from '#contract/rules/dates/intake.ts';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { nextWorkingEvening } from '#server/services/deadlines.ts';
import { chinaTimeOf } from '#server/support/chinaTime.ts';
import type { ScheduledSailing } from './sailings.ts';

/** When the desk will have reviewed the dangerous goods of an order placed now, as its queue guarantees. */
export const reviewedBy = (now: Date): Date => nextWorkingEvening(now);

const reasonZhOf = (reason: IntakeReason): string => {
  // without the explanation in brackets
  const nameZh = reason.nameZh.replace(/（.*/, '');
  switch (reason.why) {
    case 'deadline':
      return tradeMessages.intake.deadline(nameZh, chinaTimeOf(reason.at));
    case 'review':
      return tradeMessages.intake.review(chinaTimeOf(reason.reviewedBy), nameZh, chinaTimeOf(reason.at));
    case 'ready':
      return tradeMessages.intake.ready(reason.readyDay, nameZh, reason.day);
    default:
      return reason satisfies never;
  }
};

interface Asked {
  isDanger: 'Y' | 'N';
  readyDay?: string | undefined;
}

/** Whether an order placed now would be in time for a sailing, with the reason if it is tight or late. */
export const sailingIntakeOf = (
  { departsAt, cutOffs }: Pick<ScheduledSailing, 'departsAt' | 'cutOffs'>,
  now: Date,
  { isDanger, readyDay }: Asked,
): SailingQuote['intake'] => {
  const { state, reason } = intakeOf(
    { estimatedTimeOfDeparture: departsAt, cutOffs },
    { isDanger: isDanger === 'Y', now, reviewedBy: reviewedBy(now), readyDay },
  );
  return { state, reasonZh: reason && reasonZhOf(reason) };
};
