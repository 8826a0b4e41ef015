import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';
import { NotifyFields } from './NotifyFields.tsx';
import { PartyFields } from './PartyFields.tsx';
import { StepCard } from './StepCard.tsx';
import { TextField } from './TextField.tsx';

/** Who ships, who receives, who is told, as far as the line asks; and whom the operators talk to. */
export function PartiesStep({ filling }: { filling: Filling }) {
  const { line, form } = filling;
  const words = bookingCopy.parties;
  const { shipper, consignee, notifyParty, bookingContact } = form;
  const contact = (name: 'name' | 'phone' | 'email') =>
    ({ filling, path: `bookingContact.${name}`, value: bookingContact[name] }) as const;
  // beside a single party, else below both
  const isBeside = (shipper === null) !== (consignee === null);
  return (
    <StepCard
      id="parties"
      filling={filling}
      aside={line.crossesBorders && <p className="text-sm text-ink-soft">{words.latinHint}</p>}
    >
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {shipper && <PartyFields as="shipper" party={shipper} filling={filling} />}
        {consignee && <PartyFields as="consignee" party={consignee} filling={filling} />}
        {notifyParty && <NotifyFields party={notifyParty} filling={filling} />}
        <fieldset className={isBeside ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
          <legend className="mb-2 font-semibold">
            {words.bookingContact}
            <span className="ml-2 text-xs font-normal text-ink-soft">{words.contactHint}</span>
          </legend>
          <div className={isBeside ? 'flex flex-col gap-3' : 'grid gap-x-4 gap-y-3 md:grid-cols-3'}>
            <TextField {...contact('name')} label={words.fields.contactName} autoComplete="name" />
            <TextField {...contact('phone')} label={words.fields.phone} inputMode="tel" autoComplete="tel-national" />
            <TextField {...contact('email')} label={words.fields.email} inputMode="email" autoComplete="email" />
          </div>
        </fieldset>
      </div>
    </StepCard>
  );
}
