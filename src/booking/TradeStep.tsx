import type { FclForm } from '#contract/order.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { dayOf } from '#src/format.ts';
import { Field } from '#src/parts/Field.tsx';
import { Select } from '#src/parts/Select.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { Filling } from './filling.ts';
import { labelOf } from './filling.ts';
import { RemarkField } from './RemarkField.tsx';
import { StepCard } from './StepCard.tsx';
import { TextField } from './TextField.tsx';

const words = bookingCopy.trade;
const incoterms = Object.entries(words.incoterms).map(([value, name]) => ({ value, label: `${value} ${name}` }));

/** On which terms the goods are sold, how freight is paid, which papers are released and how. */
export function TradeStep({ filling, now }: { filling: Filling; now: Date }) {
  const { form, problems, change } = filling;
  return (
    <StepCard id="trade">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <Field label={labelOf('incoterm')} name="incoterm" problem={problems.incoterm} required>
          {(control) => (
            <Select
              {...control}
              options={incoterms}
              value={form.incoterm}
              onChange={(event) => change('incoterm', event.currentTarget.value)}
            />
          )}
        </Field>
        <TextField
          filling={filling}
          path="cargoReadyDay"
          value={form.cargoReadyDay}
          hint={words.readyHint}
          type="date"
          min={dayOf(now.getTime())}
        />
        <ChoiceField
          path="freightPayment"
          value={form.freightPayment}
          names={words.payment}
          onChange={(value) => change('freightPayment', value)}
        />
        <ChoiceField
          path="billOfLading"
          value={form.billOfLading}
          names={words.billOfLading}
          onChange={(value) => change('billOfLading', value)}
        />
        <ChoiceField
          path="customsEntrusted"
          value={form.customsEntrusted ? 'entrusted' : 'own'}
          names={words.customs}
          onChange={(value) => change('customsEntrusted', value === 'entrusted')}
        />
        <ChoiceField<FclForm['vgmMethod']>
          path="vgmMethod"
          value={form.vgmMethod}
          names={words.vgm}
          onChange={(value) => change('vgmMethod', value)}
        />
        <RemarkField filling={filling} />
      </div>
    </StepCard>
  );
}
