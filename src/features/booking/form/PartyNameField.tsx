import { Suspense, useState } from 'react';
import type { AddressEntry, AddressRole } from '#contract/enterprise/addressBook.ts';
import type { FilledParty } from '#contract/booking/edits/parties.ts';
import { usableAddresses } from '#contract/booking/ownParties.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FormEditor } from './formContext.ts';
import { TextField } from './TextField.tsx';

const PartyLookup = lazily(() => import('./PartyLookup.tsx').then((module) => ({ default: module.PartyLookup })));

const rolesFor: Readonly<Record<FilledParty, readonly AddressRole[]>> = {
  shipper: ['shipper'],
  consignee: ['consignee'],
  notifyParty: ['notifyParty', 'consignee'],
  bookingContact: ['contact'],
};

interface Props {
  as: FilledParty;
  value: string;
  label: string;
  editor: FormEditor;
  autoComplete?: string;
}

/** The name of a party; with an address book a lookup in it. */
export function PartyNameField({ as, value, label, editor, autoComplete = 'off' }: Props) {
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
