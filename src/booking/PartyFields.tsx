import type { FclForm } from '#contract/order.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import type { Filling } from './filling.ts';
import { TextField } from './TextField.tsx';

interface Props {
  as: 'shipper' | 'consignee';
  party: FclForm['shipper'];
  filling: Filling;
}

/** A party as the bill of lading names it. */
export function PartyFields({ as, party, filling }: Props) {
  const words = bookingCopy.parties;
  const { fields } = words;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words[as]}</legend>
      <div className="flex flex-col gap-3">
        <TextField filling={filling} path={`${as}.name`} value={party.name} label={fields.name} />
        <TextField filling={filling} path={`${as}.address`} value={party.address} label={fields.address} />
        <TextField
          filling={filling}
          path={`${as}.telephone`}
          value={party.telephone}
          label={fields.telephone}
          inputMode="tel"
        />
        <TextField filling={filling} path={`${as}.email`} value={party.email} label={fields.email} inputMode="email" />
      </div>
    </fieldset>
  );
}
