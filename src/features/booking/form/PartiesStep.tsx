import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from './formContext.ts';
import { NotifyFields } from './NotifyFields.tsx';
import { PartyFields } from './PartyFields.tsx';
import { PartyNameField } from './PartyNameField.tsx';
import { PrefillMark } from './PrefillMark.tsx';
import { StepCard } from './StepCard.tsx';
import { TextField } from './TextField.tsx';

/** The shipper, consignee and notify party, as far as the service uses them, and the booking contact. */
export function PartiesStep({ editor }: { editor: FormEditor }) {
  const { service, form } = editor;
  const messages = bookingMessages.parties;
  const { shipper, consignee, notifyParty, bookingContact } = form;
  const contact = (name: 'phone' | 'email') =>
    ({ editor, path: `bookingContact.${name}`, value: bookingContact[name], marked: true }) as const;
  // beside a single party, else below both
  const isBeside = (shipper === null) !== (consignee === null);
  return (
    <StepCard
      id="parties"
      editor={editor}
      aside={
        <>
          {service.crossesBorders && <p className="text-sm text-ink-soft">{messages.latinHint}</p>}
          {editor.hasAddressBook && editor.addressBookHref !== undefined && (
            <AddressBookLink href={editor.addressBookHref} />
          )}
        </>
      }
    >
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {shipper && <PartyFields as="shipper" party={shipper} editor={editor} />}
        {consignee && <PartyFields as="consignee" party={consignee} editor={editor} />}
        {notifyParty && <NotifyFields party={notifyParty} editor={editor} />}
        <fieldset className={isBeside ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
          <legend className="mb-2 font-semibold">
            {messages.bookingContact}
            <span className="ml-2 text-xs font-normal text-ink-soft">{messages.contactHint}</span>
            <PrefillMark editor={editor} at="bookingContact" />
          </legend>
          <div className={isBeside ? 'flex flex-col gap-3' : 'grid gap-x-4 gap-y-3 md:grid-cols-3'}>
            <PartyNameField
              as="bookingContact"
              value={bookingContact.name}
              label={messages.fields.contactName}
              editor={editor}
              autoComplete="name"
            />
            <TextField
              {...contact('phone')}
              label={messages.fields.phone}
              inputMode="tel"
              autoComplete="tel-national"
            />
            <TextField {...contact('email')} label={messages.fields.email} inputMode="email" autoComplete="email" />
          </div>
        </fieldset>
      </div>
      {editor.hasAddressBook && <p className="mt-4 text-xs text-ink-faint">{messages.kept}</p>}
    </StepCard>
  );
}

/** Opens the address book beside the form, which keeps what was typed. */
function AddressBookLink({ href }: { href: string }) {
  const { manage, inNewTab } = bookingMessages.parties;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center gap-1.5 text-sm text-brand-700 hover:underline"
    >
      {manage}
      <SquareArrowOutUpRight aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{inNewTab}</span>
    </a>
  );
}
