import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { problemText } from '#src/ui/messages/problems.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FieldPath, FormProblems } from '#src/features/booking/form/formContext.ts';
import { fullLabelOf } from '#src/features/booking/form/formContext.ts';
import type { Step } from '#src/features/booking/form/steps.ts';
import { inPageOrder } from '#src/features/booking/form/steps.ts';

interface Props {
  service: ServiceDefinition;
  steps: readonly Step[];
  problems: FormProblems;
}

/** All problems that keep the order from being placed, each with a link to its field. */
export function ProblemSummary({ service, steps, problems }: Props) {
  const wrong = inPageOrder(steps, problems);
  if (wrong.length === 0) return null;
  return (
    <Alert tone="critical" title={bookingMessages.problems(wrong.length)}>
      <ul className="max-h-32 overflow-y-auto">
        {wrong.map(([path, problem]) => (
          <li key={path}>
            <a href={`#field-${path}`} className="inline-block min-h-6 hover:underline">
              {fullLabelOf(service, path as FieldPath)} <span className="text-critical">{problemText(problem)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
