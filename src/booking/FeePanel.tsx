import type { Fee } from '#contract/rules/price.ts';
import { totalsOf } from '#contract/rules/price.ts';
import type { BookingActor } from '#machines/booking.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { FeeDetail } from './FeeDetail.tsx';
import type { Filling } from './filling.ts';
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

/** On wide screens: the fees beside the form, following every change, and the button that orders. */
export function FeePanel({ actor, filling, steps, fees, refusal }: Props) {
  const words = bookingCopy.fees;
  return (
    <aside
      aria-label={words.title}
      className="sticky top-24 hidden max-h-[calc(100dvh-10rem)] flex-col self-start rounded-lg border border-line bg-surface shadow-card lg:flex"
    >
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
      <div className="flex flex-col gap-3 border-t border-line px-5 py-4">
        <ProblemSummary line={filling.line} steps={steps} problems={filling.problems} />
        {refusal && (
          <Alert tone="critical" title={bookingCopy.refused}>
            {refusal}
          </Alert>
        )}
        <Totals totals={totalsOf(fees)} />
        <SubmitButton actor={actor} className="w-full" />
        <p className="text-xs text-ink-faint">{bookingCopy.draftKept}</p>
      </div>
    </aside>
  );
}
