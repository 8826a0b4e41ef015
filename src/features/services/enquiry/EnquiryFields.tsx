import { useSelector } from '@xstate/react';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import { GoodsTerms } from './GoodsTerms.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

export interface EnquiryFieldsProps {
  actor: EnquiryActor;
  /** The service's names for its places, and its examples. */
  content: Pick<ServiceContent, 'columns' | 'examples'>;
}

const messages = serviceMessages.enquiry;

/** The fields of an enquiry: goods, places and contact. */
export function EnquiryFields({ actor, content: { columns, examples } }: EnquiryFieldsProps) {
  const { form, problems } = useSelector(actor, (state) => state.context);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <EnquiryField actor={actor} name="goods" label={messages.goods} placeholder={examples.goods} />
      <EnquiryField actor={actor} name="quantity" label={messages.quantity} placeholder={examples.quantity} />
      <RadioGroup
        label={messages.isDanger}
        name="isDanger"
        value={form.isDanger}
        options={messages.dangerOptions}
        problem={problems.isDanger}
        hint={messages.dangerHint}
        disabled={busy}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'isDanger', value })}
      />
      <EnquiryField
        actor={actor}
        name="unNumber"
        label={messages.unNumber}
        hint={messages.unHint}
        inputMode="numeric"
      />
      <EnquiryField
        actor={actor}
        name="origin"
        label={columns.origin}
        className={columns.destination ? '' : '@lg:col-span-2'}
      />
      {columns.destination && <EnquiryField actor={actor} name="destination" label={columns.destination} />}
      {form.line === 'goods' && <GoodsTerms actor={actor} />}
      <Field name="remark" label={messages.remark} problem={problems.remark} className="@lg:col-span-2">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={form.remark}
            readOnly={busy}
            placeholder={messages.remarkPlaceholder}
            onChange={({ currentTarget: { value } }) => actor.send({ type: 'field.changed', field: 'remark', value })}
          />
        )}
      </Field>
      <EnquiryField actor={actor} name="contactName" label={messages.contactName} autoComplete="name" />
      <EnquiryField actor={actor} name="phone" label={messages.phone} type="tel" autoComplete="tel-national" />
      <EnquiryField actor={actor} name="company" label={messages.company} autoComplete="organization" />
      <EnquiryField actor={actor} name="email" label={messages.email} type="email" autoComplete="email" />
    </>
  );
}
