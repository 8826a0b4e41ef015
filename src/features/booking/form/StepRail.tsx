import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormProblems } from './formContext.ts';
import type { Step, StepId } from './steps.ts';
import { problemsIn } from './steps.ts';

/**
 * Marks the section with the focus; whole class names, because Tailwind searches for them. `group-has-…` would do the
 * same, but makes the browser check the whole page on every focus change.
 */
const marked: Partial<Record<StepId, string>> = {
  quote: 'in-[.order:has(#step-quote:focus-within)]:border-brand-600',
  items: 'in-[.order:has(#step-items:focus-within)]:border-brand-600',
  cargo: 'in-[.order:has(#step-cargo:focus-within)]:border-brand-600',
  'group-0': 'in-[.order:has(#step-group-0:focus-within)]:border-brand-600',
  'group-1': 'in-[.order:has(#step-group-1:focus-within)]:border-brand-600',
  'group-2': 'in-[.order:has(#step-group-2:focus-within)]:border-brand-600',
  parties: 'in-[.order:has(#step-parties:focus-within)]:border-brand-600',
  documents: 'in-[.order:has(#step-documents:focus-within)]:border-brand-600',
  protocol: 'in-[.order:has(#step-protocol:focus-within)]:border-brand-600',
};

/** Links to the sections of the page with the number of problems in each; the focused one is marked. */
export function StepRail({ steps, problems }: { steps: readonly Step[]; problems: FormProblems }) {
  return (
    <nav aria-label={bookingMessages.railLabel} className="sticky top-28 hidden self-start xl:block">
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
                    <span className="sr-only">{bookingMessages.problemsInStep(wrong)}</span>
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
