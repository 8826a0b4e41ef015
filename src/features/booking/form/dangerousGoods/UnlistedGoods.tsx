import type { FieldProblem } from '#contract/protocol/fields.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';

interface Props {
  /** Path of the first value that an entry of the list would fill; problems link here. */
  name: string;
  problem: FieldProblem | undefined;
}

/** The placeholder for the entry of the dangerous-goods list until one is chosen. */
export function UnlistedGoods({ name, problem }: Props) {
  return (
    <p
      id={`field-${name}`}
      tabIndex={-1}
      className={`rounded-md border border-dashed px-4 py-3 text-sm ${problem ? 'border-critical text-critical' : 'border-line-strong text-ink-soft'}`}
    >
      {bookingMessages.dangerous.unlisted}
    </p>
  );
}
