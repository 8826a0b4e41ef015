import { useSelector } from '@xstate/react';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import type { InstructionParty } from '#contract/orders/shippingInstruction.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProblemLine } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import type { EditProps } from './InstructionField.tsx';
import { InstructionField } from './InstructionField.tsx';

const { fields } = messages;

interface Props extends EditProps {
  path: string;
  title: string;
  party: InstructionParty;
  addresses: readonly AddressEntry[];
  hint?: string;
  onRemove?: { label: string; remove: () => void };
}

/** One party: from the address book, or typed. */
function Party({ path, title, party, addresses, hint, onRemove, ...edit }: Props) {
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">{title}</legend>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        {addresses.length > 0 && (
          <Select
            aria-label={`${title} ${messages.fromBook}`}
            className="sm:col-span-2"
            value=""
            disabled={!edit.isOpen}
            placeholder={messages.fromBook}
            options={addresses.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget: { value } }) => {
              const entry = addresses.find(({ id }) => id === value);
              if (entry) edit.actor.send({ type: 'party.chosen', path, entry });
            }}
          />
        )}
        <InstructionField {...edit} path={`${path}.name`} label={fields.name} value={party.name} hint={hint} required />
        <InstructionField {...edit} path={`${path}.telephone`} label={fields.telephone} value={party.telephone} />
        <InstructionField
          {...edit}
          path={`${path}.address`}
          label={fields.address}
          value={party.address}
          rows={2}
          className="sm:col-span-2"
        />
        <InstructionField
          {...edit}
          path={`${path}.email`}
          label={fields.email}
          value={party.email}
          className="sm:col-span-2"
        />
      </div>
      {onRemove && edit.isOpen && (
        <Button tone="quiet" size="sm" className="mt-2" aria-label={onRemove.label} onClick={onRemove.remove}>
          {onRemove.label}
        </Button>
      )}
    </fieldset>
  );
}

/** The parties of the bill of lading. */
export function InstructionParties({ actor, isOpen }: { actor: InstructionActor; isOpen: boolean }) {
  const { form, problems, addresses } = useSelector(actor, ({ context }) => context);
  if (!form) return null;
  const edit = { actor, isOpen, problems };
  const latin = addresses.filter(({ name, address }) => isLatin(name) && isLatin(address));
  const ofRole = (role: AddressEntry['role']) => latin.filter((entry) => entry.role === role);
  const others = latin.filter(({ role }) => role === 'notifyParty' || role === 'consignee');
  return (
    <OrderPart title={messages.parties}>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Party {...edit} path="shipper" title={fields.shipper} party={form.shipper} addresses={ofRole('shipper')} />
        <Party
          {...edit}
          path="consignee"
          title={fields.consignee}
          party={form.consignee}
          addresses={ofRole('consignee')}
          hint={messages.hints.toOrder}
        />
        {form.notifyParties.map((party, index) => (
          <Party
            // parties have no identity of their own
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...edit}
            path={`notifyParties.${index}`}
            title={messages.notify(index + 1)}
            party={party}
            addresses={others}
            onRemove={{
              label: messages.removeNotify(index + 1),
              remove: () => actor.send({ type: 'notifyParty.removed', index }),
            }}
          />
        ))}
      </div>
      <div className="mt-2">
        <Button
          id="field-notifyParties"
          tone="secondary"
          size="sm"
          disabled={!actor.getSnapshot().can({ type: 'notifyParty.added' })}
          onClick={() => actor.send({ type: 'notifyParty.added' })}
        >
          {messages.addNotify}
        </Button>
        <ProblemLine id="notify-problem" problem={problems['notifyParties']} label={fields.notifyParties} />
      </div>
    </OrderPart>
  );
}
