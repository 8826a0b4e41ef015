import '#src/features/booking/form/steps.css';
import Check from 'lucide-react/icons/check';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormProblems, FormEditor } from './formContext.ts';
import type { Stage, Step, StepId } from './steps.ts';
import { problemsIn, stagesOf, stepsOf } from './steps.ts';
import type { ReactNode } from 'react';

interface StepCardProps {
  id: StepId;
  editor: Pick<FormEditor, 'service' | 'quote'>;
  /** A fact about the section, beside its title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the order page, the target of the step rail's links. */
export function StepCard({ id, editor: { service, quote }, aside, children }: StepCardProps) {
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

interface StepRailProps {
  steps: readonly Step[];
  /** The problems that the form shows, and those that would keep it from being submitted now. */
  problems: FormProblems;
  left: FormProblems;
}

const countIn = (steps: readonly Step[], problems: FormProblems): number =>
  steps.reduce((sum, step) => sum + problemsIn(step, problems), 0);

/** Links to the four steps of the order, each with what is left to fill in; on a wide screen with its sections. */
export function StepRail({ steps, problems, left }: StepRailProps) {
  return (
    <nav aria-label={bookingMessages.railLabel} className="order-steps">
      <ol>
        {stagesOf(steps).map((stage, index) => (
          <StageLinks key={stage.id} stage={stage} number={index + 1} problems={problems} left={left} />
        ))}
      </ol>
    </nav>
  );
}

function StageLinks({
  stage,
  number,
  problems,
  left,
}: Omit<StepRailProps, 'steps'> & { stage: Stage; number: number }) {
  const { steps, titleZh } = stage;
  const [first] = steps;
  const own = first?.titleZh === titleZh ? first : undefined;
  const others = steps.filter((step) => step !== own);
  const missing = countIn(steps, left);
  return (
    <li>
      <a href={`#step-${first?.id}`} className="hover:text-brand-700">
        <StageSign number={number} isDone={missing === 0} />
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium xl:text-base">{titleZh}</span>
          <StageState wrong={countIn(steps, problems)} left={missing} />
        </span>
      </a>
      {others.length > 0 && (
        <ul>
          {others.map((step) => (
            <li key={step.id}>
              <a href={`#step-${step.id}`} className="text-sm text-ink-soft hover:text-brand-700">
                {step.titleZh}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function StageSign({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums ${isDone ? 'bg-success text-white' : 'border border-line-strong bg-surface text-ink-soft'}`}
    >
      {isDone ? <Check className="size-3.5" /> : number}
    </span>
  );
}

function StageState({ wrong, left }: { wrong: number; left: number }) {
  const { problemsInStep, leftInStep, stepDone } = bookingMessages;
  if (wrong > 0) return <span className="block text-xs text-critical">{problemsInStep(wrong)}</span>;
  return <span className="block text-xs text-ink-soft">{left > 0 ? leftInStep(left) : stepDone}</span>;
}
