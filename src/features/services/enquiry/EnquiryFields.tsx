import { useSelector } from '@xstate/react';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { controlLook } from '#src/ui/controlLook.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from '#src/features/services/messages.ts';

export interface EnquiryFieldsProps {
  actor: EnquiryActor;
  /** The line's words for its places, and its examples. */
  content: Pick<LineContent, 'columns' | 'examples'>;
}

const words = lineWords.enquiry;

/** The fields of an enquiry: the goods first, then where, then who asks. */
export function EnquiryFields({ actor, content: { columns, examples } }: EnquiryFieldsProps) {
  const { form, problems } = useSelector(actor, (state) => state.context);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <EnquiryField actor={actor} name="goods" label={words.goods} placeholder={examples.goods} required />
      <EnquiryField actor={actor} name="quantity" label={words.quantity} placeholder={examples.quantity} />
      <RadioGroup
        label={words.isDanger}
        name="isDanger"
        value={form.isDanger}
        options={words.dangerOptions}
        problem={problems.isDanger}
        hint={words.dangerHint}
        disabled={busy}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'isDanger', value })}
      />
      <EnquiryField actor={actor} name="unNumber" label={words.unNumber} hint={words.unHint} inputMode="numeric" />
      <EnquiryField
        actor={actor}
        name="origin"
        label={columns.origin}
        className={columns.destination ? '' : '@lg:col-span-2'}
      />
      {columns.destination && <EnquiryField actor={actor} name="destination" label={columns.destination} />}
      <Field name="remark" label={words.remark} problem={problems.remark} className="@lg:col-span-2">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={form.remark}
            readOnly={busy}
            placeholder={words.remarkPlaceholder}
            className={`${controlLook} h-auto! py-2`}
            onChange={({ currentTarget: { value } }) => actor.send({ type: 'field.changed', field: 'remark', value })}
          />
        )}
      </Field>
      <EnquiryField actor={actor} name="contactName" label={words.contactName} autoComplete="name" required />
      <EnquiryField actor={actor} name="phone" label={words.phone} type="tel" autoComplete="tel-national" required />
      <EnquiryField actor={actor} name="company" label={words.company} autoComplete="organization" />
      <EnquiryField actor={actor} name="email" label={words.email} type="email" autoComplete="email" />
    </>
  );
}
