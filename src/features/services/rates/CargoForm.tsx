import Calculator from 'lucide-react/icons/calculator';
import type { CargoName, TypedCargo } from '#contract/services/ratedCargo.ts';
import { cargoNames, cargoProblems } from '#contract/services/ratedCargo.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  cargo: ServiceContent['cargo'];
  /** What the address states. */
  typed: TypedCargo;
  /** The filter of the address, which the plain form sends along. */
  narrowed: Readonly<Record<string, string | undefined>>;
  onCargo: (typed: TypedCargo) => void;
}

const messages = serviceMessages.cargo;
const isDecimal = (name: CargoName) => name === 'weight' || name === 'volume';

/** What a price list needs of the cargo; without script its plain form leads to the same totals. */
export function CargoForm({ cargo: { asked, unit, danger }, typed, narrowed, onCargo }: Props) {
  const problems = cargoProblems(typed);
  return (
    <form
      aria-label={messages.title}
      className="mb-4 flex flex-wrap items-start gap-3 rounded-lg border border-line bg-surface p-4 max-sm:grid max-sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const read = (name: string) => {
          const value = form.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        const fields = Object.fromEntries(cargoNames.map((name) => [name, read(name)])) as Record<CargoName, string>;
        onCargo({ ...fields, isDanger: read('isDanger') === 'N' ? 'N' : 'Y' });
      }}
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
            <Select {...control} key={typed.isDanger} options={messages.dangerOptions} defaultValue={typed.isDanger} />
          )}
        </Field>
      )}
      {Object.entries(narrowed).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" className="max-sm:col-span-full sm:mt-6">
        <Calculator className="size-4" />
        {messages.submit}
      </Button>
    </form>
  );
}
