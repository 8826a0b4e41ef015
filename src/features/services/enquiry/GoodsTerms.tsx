import { useSelector } from '@xstate/react';
import { currency } from '#contract/rules/pricing/price.ts';
import { sampleUnits, targetUnits } from '#contract/goods/enquiryUnits.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { goodsTermsMessages as messages } from '../messages/services.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { isRequired } from '#contract/protocol/fields.ts';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'name' | 'id' | 'value'> {
  actor: EnquiryActor;
  name: Exclude<keyof EnquiryForm, 'line' | 'isDanger'>;
  label: string;
  hint?: ReactNode;
}

/** A single-line text field of the enquiry, marked as its schema requires it, read-only while it is being sent. */
export function EnquiryField({ actor, name, label, hint, className = '', ...input }: Props) {
  const value = useSelector(actor, (state) => state.context.form[name]);
  const required = useSelector(actor, (state) => isRequired(enquiry, state.context.form, name));
  const problem = useSelector(actor, (state) => state.context.problems[name]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Field label={label} name={name} problem={problem} hint={hint} required={required} className={className}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          value={value}
          readOnly={busy}
          onChange={(event) => actor.send({ type: 'field.changed', field: name, value: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

const units = optionsOf(sampleUnits, messages.units);
const currencies = optionsOf(currency.options, messages.currencies);
const priceUnits = optionsOf(targetUnits, messages.priceUnits);

type Chosen = 'sampleUnit' | 'targetCurrency' | 'targetUnit';

/** A short select of the enquiry next to its figure. */
function Choice({
  actor,
  name,
  label,
  options,
}: {
  actor: EnquiryActor;
  name: Chosen;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  const value = useSelector(actor, (state) => state.context.form[name]);
  const problem = useSelector(actor, (state) => state.context.problems[name]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Field name={name} label={label} problem={problem}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value}
          disabled={busy}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'field.changed', field: name, value: currentTarget.value })
          }
        />
      )}
    </Field>
  );
}

/** Optional details of an enquiry for goods: a sample, and the target price. */
export function GoodsTerms({ actor }: { actor: EnquiryActor }) {
  const sample = useSelector(actor, (state) => state.context.form.sample);
  const problem = useSelector(actor, (state) => state.context.problems['sample']);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <div className="grid content-start gap-x-4 gap-y-3.5">
        <RadioGroup
          label={messages.sample}
          name="sample"
          value={sample}
          options={messages.sampleOptions}
          problem={problem}
          hint={messages.sampleHint}
          disabled={busy}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'sample', value })}
        />
        {sample === 'Y' && (
          <div className="grid grid-cols-[1fr_6rem] gap-x-3">
            <EnquiryField actor={actor} name="sampleQuantity" label={messages.sampleQuantity} inputMode="decimal" />
            <Choice actor={actor} name="sampleUnit" label={messages.unit} options={units} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-2 content-start gap-x-3 gap-y-3.5 sm:grid-cols-[1fr_6.5rem_6.5rem]">
        <EnquiryField
          actor={actor}
          name="targetPrice"
          label={messages.targetPrice}
          hint={messages.targetHint}
          inputMode="decimal"
          className="max-sm:col-span-2"
        />
        <Choice actor={actor} name="targetCurrency" label={messages.currency} options={currencies} />
        <Choice actor={actor} name="targetUnit" label={messages.unit} options={priceUnits} />
      </div>
    </>
  );
}
