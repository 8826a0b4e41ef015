import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { FeesProps } from './FeePanel.tsx';
import { RejectedOrder } from './FeePanel.tsx';
import { FeeDetail } from './FeeDetail.tsx';
import { SummaryLine } from './OrderSummary.tsx';
import { inPageOrder } from '#src/features/booking/form/steps.ts';
import { SubmitButton } from '#src/features/booking/form/review/SubmitButton.tsx';
import { Totals } from './Totals.tsx';

/** On narrow screens: totals and button at the bottom edge, with the fees unfolding above them. */
export function FeeBar({ actor, editor, steps, fees, errorMessage, save }: FeesProps) {
  const { promised } = editor;
  const wrong = inPageOrder(steps, editor.problems);
  const [first] = wrong;
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-pop lg:hidden">
      {errorMessage && <RejectedOrder actor={actor} message={errorMessage} />}
      {first && (
        <a
          href={`#field-${first[0]}`}
          className="-mb-1 flex min-h-7 w-full items-center justify-between gap-2 text-sm text-critical"
        >
          {bookingMessages.problems(wrong.length)}
          <span className="flex items-center font-medium whitespace-nowrap">
            {bookingMessages.nextProblem}
            <ChevronRight className="size-4" />
          </span>
        </a>
      )}
      <SummaryLine editor={editor} />
      <details className="min-w-0 flex-1">
        <summary className="flex min-h-12 cursor-pointer list-none flex-col justify-center rounded-md [&::-webkit-details-marker]:hidden">
          <Totals totals={totalsOf(fees)} />
          <span className="flex items-center gap-0.5 text-xs text-brand-700">
            {promised && (
              <Badge tone={promised.isInForce ? 'success' : 'notice'} className="mr-1">
                {bookingMessages.fees.promisedShort[promised.isInForce ? 'holds' : 'differs']}
              </Badge>
            )}
            {bookingMessages.fees.show}
            <ChevronUp className="size-4 transition-transform in-[details[open]]:rotate-180" />
          </span>
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[65dvh] overflow-y-auto border-t border-line bg-surface px-4 py-4 shadow-pop">
          <FeeDetail fees={fees} editor={editor} />
          {save && <div className="mt-3 flex">{save}</div>}
        </div>
      </details>
      <SubmitButton actor={actor} className="!px-4" />
    </div>
  );
}
