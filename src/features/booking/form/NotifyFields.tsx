import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { Filling } from './formContext.ts';
import { labelOf, partyName } from './formContext.ts';
import { TextField } from './TextField.tsx';

interface Props {
  party: NonNullable<OrderForm['notifyParty']>;
  filling: Filling;
}

/** Who is told of the arrival: the consignee, or somebody else. */
export function NotifyFields({ party, filling }: Props) {
  const { fields, english } = bookingCopy.parties;
  const text = (name: 'name' | 'address' | 'telephone') =>
    ({ filling, path: `notifyParty.${name}`, value: party[name], label: fields[name] }) as const;
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="mb-2 font-semibold">
        {partyName(filling.line, 'notifyParty')}
        {english.notifyParty}
      </legend>
      <Checkbox
        name="notifyParty.sameAsConsignee"
        checked={party.sameAsConsignee}
        onChange={(checked) => filling.change('notifyParty.sameAsConsignee', checked)}
      >
        {labelOf(filling.line, 'notifyParty.sameAsConsignee')}
      </Checkbox>
      {!party.sameAsConsignee && (
        <div className="mt-3 grid gap-x-4 gap-y-3 md:grid-cols-3">
          <TextField {...text('name')} />
          <TextField {...text('address')} optional />
          <TextField {...text('telephone')} inputMode="tel" optional />
        </div>
      )}
    </fieldset>
  );
}
