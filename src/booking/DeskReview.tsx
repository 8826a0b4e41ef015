import type { SailingTariff } from '#contract/commerce.ts';
import type { FclForm } from '#contract/order.ts';
import { hazardsRefused, reviewReasons } from '#contract/rules/dangerous.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { copy } from '#src/copy.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { dangerousLinesOf } from './dangerous.ts';

/** What happens to dangerous goods: the desk's review and its reasons, and the hazards the carrier will not take. */
export function DeskReview({ form, offer }: { form: FclForm; offer: SailingTariff }) {
  const words = bookingCopy.review;
  const lines = dangerousLinesOf(form);
  const refused = hazardsRefused(lines, offer.sailing.acceptedClasses);
  const reasons = reviewReasons(lines);
  return (
    <>
      <div aria-live="polite" className="mt-4 flex flex-col gap-3 empty:mt-0">
        {refused.length > 0 && (
          <Alert tone="notice" title={words.refused(refused.join('、'))}>
            {words.refusedAdvice}
          </Alert>
        )}
        {lines.length > 0 && (
          <Alert tone={reasons.length > 0 ? 'notice' : 'info'} title={words.title}>
            {reasons.map((reason) => (
              <p key={reason}>{words.reasons[reason]}</p>
            ))}
            <p>{words.after}</p>
          </Alert>
        )}
      </div>
      {form.cargo.some((line) => line.dangerous) && <p className="mt-3 text-xs text-ink-soft">{copy.notBinding}</p>}
    </>
  );
}
