import Calculator from 'lucide-react/icons/calculator';
import type { FormEvent } from 'react';
import type { CargoName, TypedCargo } from '#contract/services/ratedCargo.ts';
import { cargoNames, cargoProblems, cargoTyped } from '#contract/services/ratedCargo.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { upTo } from '#src/ui/format.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

interface Props {
  cargo: ServiceContent['cargo'];
  /** The values in the address. */
  typed: TypedCargo;
  /** The filter in the address, which the plain form submits too. */
  narrowed: Readonly<Record<string, string | undefined>>;
  /** Without it the browser submits the form to the page with the prices. */
  onCargo?: (typed: TypedCargo) => void;
  action?: string;
}

const messages = serviceMessages.cargo;
const isDecimal = (name: CargoName) => name === 'weight' || name === 'volume';

/** The cargo data that a price list needs; without script its plain form leads to the same totals. */
export function CargoForm({ cargo, typed, narrowed, onCargo, action }: Props) {
  const { asked, unit, danger, samples = [] } = cargo;
  const problems = cargoProblems(typed);
  const fillsRow = (asked.length + (danger ? 1 : 0)) % 2 === 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onCargo) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const fields = Object.fromEntries(cargoNames.map((name) => [name, read(name)])) as Record<CargoName, string>;
    onCargo({ ...fields, isDanger: read('isDanger') === 'N' ? 'N' : 'Y' });
  };
  return (
    <div className="mb-4 rounded-lg border border-line bg-surface p-4">
      <form
        aria-label={messages.title}
        action={action}
        className="flex flex-wrap items-start gap-3 max-sm:grid max-sm:grid-cols-2"
        onSubmit={submit}
      >
        {asked.map((name) => (
          <Field key={name} name={name} label={messages.fields[name]} problem={problems[name]} className="sm:w-40">
            {(control) => (
              <TextInput
                {...control}
                key={typed[name]}
                unit={name === 'pieces' ? unit : messages.units[name]}
                inputMode={isDecimal(name) ? 'decimal' : 'numeric'}
                autoComplete="off"
                maxLength={40}
                placeholder={name === 'pieces' ? messages.pieces(asked.includes('weight')) : undefined}
                defaultValue={typed[name]}
              />
            )}
          </Field>
        ))}
        {danger && (
          <Field name="isDanger" label={messages.danger} className="sm:w-36">
            {(control) => (
              <Select
                {...control}
                key={typed.isDanger}
                options={messages.dangerOptions}
                defaultValue={typed.isDanger}
              />
            )}
          </Field>
        )}
        <Hidden fields={narrowed} />
        <Button type="submit" className={fillsRow ? 'max-sm:col-span-full sm:mt-6' : 'mt-6'}>
          <Calculator className="size-4" />
          {messages.submit}
        </Button>
      </form>
      {samples.length > 0 && !cargoTyped(asked, typed) && (
        <div className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {messages.try}
          {samples.map((sample) => (
            <form key={sample.weight} action={action} onSubmit={submit}>
              <Hidden fields={{ ...narrowed, ...sample, isDanger: danger && typed.isDanger }} />
              <Button type="submit" tone="secondary" size="sm">
                {asked
                  .flatMap((name) => (sample[name] ? `${upTo(Number(sample[name]))} ${messages.units[name]}` : []))
                  .join(' · ')}
              </Button>
            </form>
          ))}
        </div>
      )}
    </div>
  );
}

/** Hidden fields that a plain form submits too. */
function Hidden({ fields }: { fields: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
