import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';
import { partyName } from './formContext.ts';
import { TextField } from './TextField.tsx';

interface Props {
  as: 'shipper' | 'consignee';
  party: NonNullable<OrderForm['shipper']>;
  filling: Filling;
}

/** A party as the papers name it. */
export function PartyFields({ as, party, filling }: Props) {
  const { fields, english } = bookingCopy.parties;
  const text = (name: 'name' | 'address' | 'telephone' | 'email') =>
    ({ filling, path: `${as}.${name}`, value: party[name], label: fields[name] }) as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        {partyName(filling.line, as)}
        {filling.line.crossesBorders && english[as]}
      </legend>
      <div className="flex flex-col gap-3">
        <TextField {...text('name')} />
        <TextField {...text('address')} />
        <TextField {...text('telephone')} inputMode="tel" />
        <TextField {...text('email')} inputMode="email" />
      </div>
    </fieldset>
  );
}
