import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useState } from 'react';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { DescribedInput } from '#src/ui/fields/DescribedInput.tsx';
import type { Control } from '#src/ui/fields/Field.tsx';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { useHydratedInput } from '#src/ui/fields/useHydratedInput.ts';

const messages = bookingMessages.parties;
const offeredMax = 8;

interface Props {
  control: Control;
  /** The name as typed. */
  typed: string;
  /** Whether the plain field before this combobox had the focus. */
  adoptsTyped: boolean;
  /** The addresses that fit the party. */
  addresses: readonly AddressEntry[];
  onType: (typed: string) => void;
  onLeave: () => void;
  onPick: (address: AddressEntry) => void;
}

const matching = (addresses: readonly AddressEntry[], sought: string): AddressEntry[] => {
  const text = sought.trim().toLowerCase();
  return addresses
    .filter(({ name, address, telephone }) => `${name}\n${address}\n${telephone}`.toLowerCase().includes(text))
    .slice(0, offeredMax);
};

/** A party's name, with the addresses of the company's book while it is typed; a picked one fills the whole party. */
export function PartyLookup({ control, typed, adoptsTyped, addresses, onType, onLeave, onPick }: Props) {
  const input = useHydratedInput(adoptsTyped ? typed : undefined);
  // what was there before the field was entered narrows nothing down: another one may be wanted
  const [sought, setSought] = useState<string>();
  const found = matching(addresses, sought ?? (adoptsTyped ? typed : ''));
  return (
    <Combobox<AddressEntry | null>
      value={null}
      immediate
      onClose={() => setSought('')}
      onChange={(address) => address && onPick(address)}
    >
      <ComboboxInput
        {...control}
        ref={input}
        as={DescribedInput}
        describedBy={control['aria-describedby']}
        shown={typed}
        autoComplete="off"
        className={controlClasses}
        displayValue={() => typed}
        onBlur={onLeave}
        onChange={(event) => {
          setSought(event.currentTarget.value);
          onType(event.currentTarget.value);
        }}
      />
      {found.length > 0 && (
        <ComboboxOptions
          modal={false}
          anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
          className="z-40 w-(--input-width) rounded-md border border-line bg-surface py-1 shadow-pop [--anchor-max-height:22rem]"
        >
          {/* the first option is active at once: a tab away must leave what was typed */}
          <ComboboxOption
            value={null}
            className="cursor-pointer px-3 py-1.5 text-sm text-ink-soft data-focus:bg-brand-50"
          >
            {typed === '' ? messages.none : messages.asTyped}
          </ComboboxOption>
          {found.map((address) => (
            <ComboboxOption
              key={address.id}
              value={address}
              className="cursor-pointer px-3 py-1.5 data-focus:bg-brand-50"
            >
              <span className="block font-medium break-words">{address.name}</span>
              <span className="block truncate text-xs text-ink-soft">
                {[address.address, address.telephone].filter(Boolean).join(' · ')}
              </span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      )}
    </Combobox>
  );
}
