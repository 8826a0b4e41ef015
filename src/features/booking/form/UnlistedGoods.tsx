import type { FieldProblem } from '#contract/protocol/fields.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';

interface Props {
  /** Path of the first value that an entry of the list would fill; problems lead here. */
  name: string;
  problem: FieldProblem | undefined;
}

/** Where the entry of the dangerous-goods list will stand once it is chosen. */
export function UnlistedGoods({ name, problem }: Props) {
  return (
    <p
      id={`field-${name}`}
      tabIndex={-1}
      className={`mt-3 rounded-md border border-dashed px-4 py-3 text-sm ${problem ? 'border-critical text-critical' : 'border-line-strong text-ink-soft'}`}
    >
      {bookingCopy.dangerous.unlisted}
    </p>
  );
}
