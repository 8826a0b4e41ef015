import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import type { TypedGoods } from '#machines/search/searchData.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { searchCardMessages as messages } from '#src/features/search/messages/searchCard.ts';

interface Props {
  goods: TypedGoods;
  problems: Problems;
  onChange: (goods: Partial<TypedGoods>) => void;
  className: string;
}

const sizes = containerTypes.map((value) => ({ value, label: value }));

const fields = [
  { name: 'containers', unit: messages.containersUnit, inputMode: 'numeric' },
  { name: 'readyDay', type: 'date' },
  { name: 'volume', unit: messages.volumeUnit, inputMode: 'decimal' },
  { name: 'weight', unit: messages.weightUnit, inputMode: 'decimal' },
] as const;

/** The containers of a search, when the goods are ready and their load, if known; pasted units are accepted. */
export function GoodsFields({ goods, problems, onChange, className }: Props) {
  return (
    <div className={className}>
      <RadioGroup
        label={messages.containerType}
        name="containerType"
        value={goods.containerType}
        options={sizes}
        className="col-span-full lg:col-span-1"
        onChange={(containerType) => onChange({ containerType })}
      />
      {fields.map(({ name, ...control }) => (
        <Field key={name} name={name} label={messages[name]} problem={problems[name]}>
          {(described) => (
            <TextInput
              {...described}
              {...control}
              autoComplete="off"
              maxLength={40}
              value={goods[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
