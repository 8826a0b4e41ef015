import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

interface Props {
  label: string;
  steps: readonly string[];
  /** Index of the current step; the number of steps once all are done. */
  at: number;
  /** Whether the current step has failed. */
  failed?: boolean;
  doneText: string;
  failedText: string;
}

/** The steps of a process in a row: done, in progress, or failed. */
export function Steps({ label, steps, at, failed = false, doneText, failedText }: Props) {
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, index) => {
        const done = index < at;
        const here = index === at;
        const classes = done
          ? 'bg-brand-600 text-white'
          : here
            ? failed
              ? 'bg-critical text-white'
              : 'bg-brand-600 text-white'
            : 'border border-line-strong bg-surface text-ink-soft';
        return (
          <li
            key={step}
            aria-current={here ? 'step' : undefined}
            className={`relative flex min-w-0 flex-1 flex-col items-center gap-1 text-center text-sm before:absolute before:top-3 before:left-1/2 before:h-px before:w-full last:before:hidden ${done ? 'before:bg-brand-600' : 'before:bg-line-strong'} ${here ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span className={`relative grid size-6 place-items-center rounded-full text-xs tabular-nums ${classes}`}>
              {done && <Check className="size-3.5" />}
              {here && failed && <X className="size-3.5" />}
              {!done && !(here && failed) && <span aria-hidden="true">{index + 1}</span>}
            </span>
            {step}
            {done && <span className="sr-only">{doneText}</span>}
            {here && failed && <span className="sr-only">{failedText}</span>}
          </li>
        );
      })}
    </ol>
  );
}
