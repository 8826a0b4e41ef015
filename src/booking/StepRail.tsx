import type { Problems } from '#contract/fields.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import type { Step, StepId } from './steps.ts';
import { problemsIn } from './steps.ts';

/** Marks the section that has the focus; whole class names, for Tailwind to find them. */
const marked: Partial<Record<StepId, string>> = {
  offer: 'group-has-[#step-offer:focus-within]/order:border-brand-600',
  items: 'group-has-[#step-items:focus-within]/order:border-brand-600',
  cargo: 'group-has-[#step-cargo:focus-within]/order:border-brand-600',
  'group-0': 'group-has-[#step-group-0:focus-within]/order:border-brand-600',
  'group-1': 'group-has-[#step-group-1:focus-within]/order:border-brand-600',
  'group-2': 'group-has-[#step-group-2:focus-within]/order:border-brand-600',
  parties: 'group-has-[#step-parties:focus-within]/order:border-brand-600',
  papers: 'group-has-[#step-papers:focus-within]/order:border-brand-600',
  protocol: 'group-has-[#step-protocol:focus-within]/order:border-brand-600',
};

/** The sections of the page as anchors, with how much is left to correct in each; the one being filled is marked. */
export function StepRail({ steps, problems }: { steps: readonly Step[]; problems: Problems }) {
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
