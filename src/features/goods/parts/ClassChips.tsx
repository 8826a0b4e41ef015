import type { GoodsChoices } from '#contract/goods/goods.ts';
import { filterMessages as messages } from '#src/features/goods/messages/filters.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

interface Props {
  chosen: readonly string[];
  /** The classes with their counts; undefined until they are loaded. */
  choices: GoodsChoices['classes'] | undefined;
  /** Called with the form after a choice. */
  onChange: (form: HTMLFormElement) => void;
}

/** The hazard classes of the goods to choose from, with counts; several may be chosen. */
export function ClassChips({ chosen, choices, onChange }: Props) {
  const listed = choices ?? [];
  const gone = chosen.filter((one) => listed.every(({ value }) => value !== one));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-ink-soft">{messages.classes}</legend>
      <div className="flex min-h-10 flex-wrap gap-2">
        {[...listed, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => (
          <label
            key={value}
            className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-md border border-line-strong bg-surface px-3 text-base hover:border-brand-600 has-checked:border-brand-600 has-checked:bg-brand-50"
          >
            <input
              type="checkbox"
              name="class"
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget: { form } }) => form && onChange(form)}
              className="size-4 shrink-0 cursor-pointer accent-brand-600"
            />
            {value === 'none' ? messages.notDangerous : <HazardLabel division={value} size={24} captioned />}
            <span className="text-sm text-ink-soft">{messages.count(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
