import { bookingCopy } from '#src/features/booking/messages.ts';
import type { FormProblems } from './formContext.ts';
import type { Step, StepId } from './steps.ts';
import { problemsIn } from './steps.ts';

/**
 * Marks the section that has the focus; whole class names, for Tailwind to find them. `group-has-…` would say the same, but
 * has the browser look at all of the page again whenever the focus moves.
 */
const marked: Partial<Record<StepId, string>> = {
  offer: 'in-[.order:has(#step-offer:focus-within)]:border-brand-600',
  items: 'in-[.order:has(#step-items:focus-within)]:border-brand-600',
  cargo: 'in-[.order:has(#step-cargo:focus-within)]:border-brand-600',
  'group-0': 'in-[.order:has(#step-group-0:focus-within)]:border-brand-600',
  'group-1': 'in-[.order:has(#step-group-1:focus-within)]:border-brand-600',
  'group-2': 'in-[.order:has(#step-group-2:focus-within)]:border-brand-600',
  parties: 'in-[.order:has(#step-parties:focus-within)]:border-brand-600',
  papers: 'in-[.order:has(#step-papers:focus-within)]:border-brand-600',
  protocol: 'in-[.order:has(#step-protocol:focus-within)]:border-brand-600',
};

/** The sections of the page as anchors, with how much is left to correct in each; the one being filled is marked. */
export function StepRail({ steps, problems }: { steps: readonly Step[]; problems: FormProblems }) {
  return (
    <nav aria-label={bookingCopy.railLabel} className="sticky top-28 hidden self-start xl:block">
      <ol className="border-l border-line">
        {steps.map((step, index) => {
          const wrong = problemsIn(step, problems);
          return (
            <li key={step.id}>
              <a
                href={`#step-${step.id}`}
                className={`-ml-px flex min-h-9 items-center gap-2 border-l-2 border-transparent pl-3 text-base text-ink-soft hover:text-brand-700 ${marked[step.id] ?? ''}`}
              >
                <span aria-hidden="true" className="w-3 text-xs text-ink-faint tabular-nums">
                  {index + 1}
                </span>
                {step.titleZh}
                {wrong > 0 && (
                  <span className="ml-auto min-w-5 rounded-full bg-critical px-1.5 text-center text-xs text-white tabular-nums">
                    <span aria-hidden="true">{wrong}</span>
                    <span className="sr-only">{bookingCopy.problemsInStep(wrong)}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
