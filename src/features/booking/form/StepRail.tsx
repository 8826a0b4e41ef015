import Check from 'lucide-react/icons/check';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormProblems } from './formContext.ts';
import type { Stage, Step, StepId } from './steps.ts';
import { problemsIn, stagesOf } from './steps.ts';

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

interface Props {
  steps: readonly Step[];
  /** The problems that the form shows, and those that would keep it from being submitted now. */
  problems: FormProblems;
  left: FormProblems;
}

const countIn = (steps: readonly Step[], problems: FormProblems): number =>
  steps.reduce((sum, step) => sum + problemsIn(step, problems), 0);

/** Links to the four steps of the order, each with what is left to fill in; on a wide screen with its sections. */
export function StepRail({ steps, problems, left }: Props) {
  return (
    <nav
      aria-label={bookingMessages.railLabel}
      className="max-xl:mb-4 lg:max-xl:col-span-full xl:sticky xl:top-28 xl:self-start"
    >
      <ol className="max-xl:grid max-xl:grid-cols-4 max-xl:gap-2 xl:border-l xl:border-line">
        {stagesOf(steps).map((stage, index) => (
          <StageLinks key={stage.id} stage={stage} number={index + 1} problems={problems} left={left} />
        ))}
      </ol>
    </nav>
  );
}

function StageLinks({ stage, number, problems, left }: Omit<Props, 'steps'> & { stage: Stage; number: number }) {
  const { steps, titleZh } = stage;
  const [first] = steps;
  const own = first?.titleZh === titleZh ? first : undefined;
  const others = steps.filter((step) => step !== own);
  const missing = countIn(steps, left);
  return (
    <li className="min-w-0 xl:pb-2">
      <a
        href={`#step-${first?.id}`}
        className={`flex hover:text-brand-700 max-xl:h-full max-xl:flex-col max-xl:items-center max-xl:gap-0.5 max-xl:rounded-md max-xl:border max-xl:border-line max-xl:bg-surface max-xl:py-2 max-xl:text-center xl:-ml-px xl:min-h-9 xl:items-center xl:gap-2 border-transparent xl:border-l-2 xl:pl-3 ${own ? (marked[own.id] ?? '') : ''}`}
      >
        <StageSign number={number} isDone={missing === 0} />
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium xl:text-base">{titleZh}</span>
          <StageState wrong={countIn(steps, problems)} left={missing} />
        </span>
      </a>
      {others.length > 0 && (
        <ul className="max-xl:hidden">
          {others.map((step) => (
            <li key={step.id}>
              <a
                href={`#step-${step.id}`}
                className={`-ml-px flex min-h-7 items-center border-l-2 border-transparent pl-11 text-sm text-ink-soft hover:text-brand-700 ${marked[step.id] ?? ''}`}
              >
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
