import { bookingCopy } from '#src/bookingCopy.ts';
import { Checkbox } from '#src/parts/Checkbox.tsx';
import type { Filling } from './filling.ts';
import { labelOf } from './filling.ts';
import { PartyFields } from './PartyFields.tsx';
import { StepCard } from './StepCard.tsx';
import { TextField } from './TextField.tsx';

/** Who ships, who receives, who is told, and whom the operators talk to. */
export function PartiesStep({ filling }: { filling: Filling }) {
  const { form, change } = filling;
  const words = bookingCopy.parties;
  const { notifyParty, bookingContact } = form;
  return (
    <StepCard id="parties" aside={<p className="text-sm text-ink-soft">{words.latinHint}</p>}>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <PartyFields as="shipper" party={form.shipper} filling={filling} />
        <PartyFields as="consignee" party={form.consignee} filling={filling} />
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{words.notifyParty}</legend>
          <Checkbox
            name="notifyParty.sameAsConsignee"
            checked={notifyParty.sameAsConsignee}
            onChange={(checked) => change('notifyParty.sameAsConsignee', checked)}
          >
            {labelOf('notifyParty.sameAsConsignee')}
          </Checkbox>
          {!notifyParty.sameAsConsignee && (
            <div className="mt-3 flex flex-col gap-3">
              <TextField filling={filling} path="notifyParty.name" value={notifyParty.name} label={words.fields.name} />
              <TextField
                filling={filling}
                path="notifyParty.address"
                value={notifyParty.address}
                label={words.fields.address}
                optional
              />
              <TextField
                filling={filling}
                path="notifyParty.telephone"
                value={notifyParty.telephone}
                label={words.fields.telephone}
                inputMode="tel"
                optional
              />
            </div>
          )}
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{words.bookingContact}</legend>
          <div className="flex flex-col gap-3">
            <TextField
              filling={filling}
              path="bookingContact.name"
              value={bookingContact.name}
              label={words.fields.contactName}
              hint={words.contactHint}
              autoComplete="name"
            />
            <TextField
              filling={filling}
              path="bookingContact.phone"
              value={bookingContact.phone}
              label={words.fields.phone}
              inputMode="tel"
              autoComplete="tel-national"
            />
            <TextField
              filling={filling}
              path="bookingContact.email"
              value={bookingContact.email}
              label={words.fields.email}
              inputMode="email"
              autoComplete="email"
            />
          </div>
        </fieldset>
      </div>
    </StepCard>
  );
}
