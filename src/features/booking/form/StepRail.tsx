import '#src/features/booking/form/steps.css';
import Check from 'lucide-react/icons/check';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormProblems } from './formContext.ts';
import type { Stage, Step } from './steps.ts';
import { problemsIn, stagesOf } from './steps.ts';

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
    <nav aria-label={bookingMessages.railLabel} className="order-steps">
      <ol>
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
