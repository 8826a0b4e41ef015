import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { StepCard } from '#src/features/booking/form/StepRail.tsx';
import { PrefillMark, TextField } from '#src/features/booking/form/fields/Fields.tsx';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { labelOf, partyName } from '#src/features/booking/form/formContext.ts';
import { UndoBar } from '#src/features/booking/form/cargo/UndoBar.tsx';
import { Suspense, useState } from 'react';
import type { AddressEntry, AddressRole } from '#contract/enterprise/addressBook.ts';
import type { FilledParty } from '#contract/booking/edits/parties.ts';
import { usableAddresses } from '#contract/booking/ownParties.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const PartyLookup = lazily(() => import('./PartyLookup.tsx').then((module) => ({ default: module.PartyLookup })));

const rolesFor: Readonly<Record<FilledParty, readonly AddressRole[]>> = {
  shipper: ['shipper'],
  consignee: ['consignee'],
  notifyParty: ['notifyParty', 'consignee'],
  bookingContact: ['contact'],
};

interface PartyNameFieldProps {
  as: FilledParty;
  value: string;
  label: string;
  editor: FormEditor;
  autoComplete?: string;
}

/** The name of a party; with an address book a lookup in it. */
function PartyNameField({ as, value, label, editor, autoComplete = 'off' }: PartyNameFieldProps) {
  const path = `${as}.name` as const;
  const [isEntered, setEntered] = useState(false);
  const fitting: AddressEntry[] = usableAddresses(editor.service, editor.addresses).filter(({ role }) =>
    rolesFor[as].includes(role),
  );
  if (fitting.length === 0)
    return <TextField editor={editor} path={path} value={value} label={label} autoComplete={autoComplete} marked />;
  const leave = () => {
    setEntered(false);
    editor.edit({ type: 'party.left', party: as, addresses: fitting });
  };
  const type = (typed: string) => editor.change(path, typed);
  return (
    <Field label={label} name={path} problem={editor.problems[path]} required>
      {(control) => (
        <Suspense
          fallback={
            <TextInput
              {...control}
              value={value}
              onFocus={() => setEntered(true)}
              onBlur={leave}
              onChange={(event) => type(event.currentTarget.value)}
            />
          }
        >
          <PartyLookup
            control={control}
            typed={value}
            adoptsTyped={isEntered}
            addresses={fitting}
            onType={type}
            onLeave={leave}
            onPick={(address) => editor.edit({ type: 'party.chosen', party: as, address })}
          />
        </Suspense>
      )}
    </Field>
  );
}

interface PartyFieldsProps {
  as: 'shipper' | 'consignee';
  party: NonNullable<OrderForm['shipper']>;
  editor: FormEditor;
}

/** A party as named in the documents. */
function PartyFields({ as, party, editor }: PartyFieldsProps) {
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

interface Props {
  party: NonNullable<OrderForm['notifyParty']>;
  editor: FormEditor;
}

/** The notify party: the consignee, or another. */
function NotifyFields({ party, editor }: Props) {
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
