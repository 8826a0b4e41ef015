import type { ReactNode } from 'react';
import type { FormEditor } from './formContext.ts';
import type { StepId } from './steps.ts';
import { stagesOf, stepsOf } from './steps.ts';

interface Props {
  id: StepId;
  editor: Pick<FormEditor, 'service' | 'quote'>;
  /** A fact about the section, beside its title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the order page, the target of the step rail's links. */
export function StepCard({ id, editor: { service, quote }, aside, children }: Props) {
  const steps = stepsOf(service, quote);
  const stages = stagesOf(steps);
  // the first section of a step has its number
  const stage = stages.findIndex((one) => one.steps[0]?.id === id);
  return (
    <section
      id={`step-${id}`}
      aria-labelledby={`step-${id}-title`}
      className="rounded-lg border border-line bg-surface px-4 py-4 shadow-card sm:px-6 sm:py-5"
    >
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`step-${id}-title`} className="flex items-baseline gap-2 text-lg font-semibold">
          {stage >= 0 && (
            <span aria-hidden="true" className="text-sm font-medium text-brand-600 tabular-nums">
              {stage + 1}
            </span>
          )}
          {steps.find((step) => step.id === id)?.titleZh}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
