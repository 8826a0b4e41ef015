import { bookingCopy } from '#src/bookingCopy.ts';
import { Field } from '#src/parts/Field.tsx';
import { controlLook } from '#src/parts/controlLook.ts';
import type { Filling } from './filling.ts';
import { labelOf } from './filling.ts';

/** Anything the operators should know. */
export function RemarkField({ filling: { form, problems, change } }: { filling: Filling }) {
  return (
    <Field
      className="md:col-span-2"
      label={labelOf('remark')}
      name="remark"
      problem={problems.remark}
      hint={bookingCopy.trade.remarkHint}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={form.remark}
          onChange={(event) => change('remark', event.currentTarget.value)}
          className={`${controlLook} !h-auto min-h-20 py-2`}
        />
      )}
    </Field>
  );
}
