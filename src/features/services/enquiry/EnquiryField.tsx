import type { ComponentProps, ReactNode } from 'react';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { isRequired } from '#contract/protocol/fields.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { useSelector } from '@xstate/react';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'name' | 'id' | 'value'> {
  actor: EnquiryActor;
  name: Exclude<keyof EnquiryForm, 'line' | 'isDanger'>;
  label: string;
  hint?: ReactNode;
}

/** A single-line text field of the enquiry, marked as its schema requires it, read-only while it is being sent. */
export function EnquiryField({ actor, name, label, hint, className = '', ...input }: Props) {
  const value = useSelector(actor, (state) => state.context.form[name]);
  const required = useSelector(actor, (state) => isRequired(enquiry, state.context.form, name));
  const problem = useSelector(actor, (state) => state.context.problems[name]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Field label={label} name={name} problem={problem} hint={hint} required={required} className={className}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          value={value}
          readOnly={busy}
          onChange={(event) => actor.send({ type: 'field.changed', field: name, value: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
