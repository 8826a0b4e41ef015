import type { Fee } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FeeDetail } from './FeeDetail.tsx';
import type { Filling } from './formContext.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import type { Step } from './steps.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { Totals } from './Totals.tsx';

interface Props {
  actor: BookingActor;
  filling: Filling;
  steps: readonly Step[];
  fees: readonly Fee[];
  refusal: string | undefined;
}

/** On wide screens: what is wrong, the fees following every change, their sum and the button, which stays where it is. */
export function FeePanel({ actor, filling, steps, fees, refusal }: Props) {
  const words = bookingCopy.fees;
  const hasProblems = Object.keys(filling.problems).length > 0;
  return (
    <aside
      aria-label={words.title}
      className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] flex-col self-start rounded-lg border border-line bg-surface shadow-card lg:flex"
    >
      {(hasProblems || refusal) && (
        <div className="flex shrink-0 flex-col gap-3 px-5 pt-4">
          <ProblemSummary line={filling.line} steps={steps} problems={filling.problems} />
          {refusal && (
            <Alert tone="critical" title={bookingCopy.refused}>
              {refusal}
            </Alert>
          )}
        </div>
      )}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.title}
        className="min-h-24 overflow-y-auto px-5 py-4"
      >
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="mb-3 text-xs text-ink-faint">{words.estimate}</p>
        <FeeDetail fees={fees} filling={filling} />
      </section>
      <div className="flex shrink-0 flex-col gap-2.5 border-t border-line px-5 py-3.5">
        <Totals totals={totalsOf(fees)} />
        <SubmitButton actor={actor} className="w-full" />
        <p className="text-xs text-ink-faint">{bookingCopy.draftKept}</p>
      </div>
    </aside>
  );
}
