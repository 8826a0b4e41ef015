import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from './formContext.ts';
import { partyName } from './formContext.ts';
import { PartyNameField } from './PartyNameField.tsx';
import { PrefillMark } from './PrefillMark.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  as: 'shipper' | 'consignee';
  party: NonNullable<OrderForm['shipper']>;
  editor: FormEditor;
}

/** A party as named in the documents. */
export function PartyFields({ as, party, editor }: Props) {
  const { fields, english } = bookingMessages.parties;
  const text = (name: 'address' | 'telephone' | 'email') =>
    ({ editor, path: `${as}.${name}`, value: party[name], label: fields[name], marked: true }) as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        {partyName(editor.service, as)}
        {editor.service.crossesBorders && english[as]}
        <PrefillMark editor={editor} at={as} />
      </legend>
      <div className="flex flex-col gap-3">
        <PartyNameField as={as} value={party.name} label={fields.name} editor={editor} />
        <TextField {...text('address')} />
        <TextField {...text('telephone')} inputMode="tel" />
        <TextField {...text('email')} inputMode="email" optional={as === 'consignee'} />
      </div>
    </fieldset>
  );
}
