import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { problemText } from '#src/ui/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FieldPath, FormProblems } from './formContext.ts';
import { fullLabelOf } from './formContext.ts';
import type { Step } from './steps.ts';
import { inPageOrder } from './steps.ts';

interface Props {
  line: LineDefinition;
  steps: readonly Step[];
  problems: FormProblems;
}

/** All that keeps the order from being placed, each with a link to its field. */
export function ProblemSummary({ line, steps, problems }: Props) {
  const wrong = inPageOrder(steps, problems);
  if (wrong.length === 0) return null;
  return (
    <Alert tone="critical" title={bookingCopy.problems(wrong.length)}>
      <ul className="max-h-32 overflow-y-auto">
        {wrong.map(([path, problem]) => (
          <li key={path}>
            <a href={`#field-${path}`} className="inline-block min-h-6 hover:underline">
              {fullLabelOf(line, path as FieldPath)} <span className="text-critical">{problemText(problem)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
