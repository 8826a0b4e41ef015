import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { FormEditor } from './formContext.ts';
import { labelOf, partyName } from './formContext.ts';
import { PartyNameField } from './PartyNameField.tsx';
import { PrefillMark } from './PrefillMark.tsx';
import { TextField } from './TextField.tsx';
import { UndoBar } from './UndoBar.tsx';

interface Props {
  party: NonNullable<OrderForm['notifyParty']>;
  editor: FormEditor;
}

/** The notify party: the consignee, or another. */
export function NotifyFields({ party, editor }: Props) {
  const { fields, english } = bookingMessages.parties;
  const text = (name: 'address' | 'telephone') =>
    ({ editor, path: `notifyParty.${name}`, value: party[name], label: fields[name] }) as const;
  return (
    <fieldset tabIndex={-1} className="min-w-0 md:col-span-2">
      <legend className="mb-2 font-semibold">
        {partyName(editor.service, 'notifyParty')}
        {english.notifyParty}
        <PrefillMark editor={editor} at="notifyParty" />
      </legend>
      <Checkbox
        name="notifyParty.sameAsConsignee"
        checked={party.sameAsConsignee}
        onChange={(shared) =>
          editor.edit({ type: shared ? 'notifyParty.sharedWithConsignee' : 'notifyParty.namedSeparately' })
        }
      >
        {labelOf(editor.service, 'notifyParty.sameAsConsignee')}
      </Checkbox>
      <UndoBar editor={editor} at="notifyParty" className="mt-3" />
      {!party.sameAsConsignee && (
        <div className="mt-3 grid gap-x-4 gap-y-3 md:grid-cols-3">
          <PartyNameField as="notifyParty" value={party.name} label={fields.name} editor={editor} />
          <TextField {...text('address')} optional />
          <TextField {...text('telephone')} inputMode="tel" optional />
        </div>
      )}
    </fieldset>
  );
}
