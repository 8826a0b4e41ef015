import { useState } from 'react';
import Funnel from 'lucide-react/icons/funnel';
import type { GoodsChoices } from '#contract/goods/goods.ts';
import type { GoodsQuery } from '#src/features/goods/goodsQuery.ts';
import { filterCount, goodsPath, goodsQueryOf, inYuan } from '#src/features/goods/goodsQuery.ts';
import { filterMessages as messages } from '#src/features/goods/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { Field } from '#src/ui/Field.tsx';
import { upTo } from '#src/ui/format.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

interface ClassChipsProps {
  chosen: readonly string[];
  /** The classes with their counts; undefined until they are loaded. */
  choices: GoodsChoices['classes'] | undefined;
  /** Called with the form after a choice. */
  onChange: (form: HTMLFormElement) => void;
}

/** The hazard classes of the goods to choose from, with counts; several may be chosen. */
function ClassChips({ chosen, choices, onChange }: ClassChipsProps) {
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

interface Props {
  query: GoodsQuery;
  /** The values with their counts; undefined until the first page of goods is loaded. */
  choices: GoodsChoices | undefined;
  /** The page that shows the list. */
  path: string;
  onQuery: (query: GoodsQuery) => void;
}

/** The query in the fields of the form; it begins at the first page. */
const queryIn = (form: HTMLFormElement): GoodsQuery => {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') given.append(name, value);
  return goodsQueryOf(given);
};

const sorts = Object.entries(messages.sorts).map(([value, label]) => ({ value, label }));

type Figure = 'priceFrom' | 'priceTo' | 'tons';

/** The filters of goods: a choice applies at once, a figure when submitted. Without script the browser submits them. */
export function GoodsFilters({ query, choices, path, onQuery }: Props) {
  const address = goodsPath(query, path);
  // figures typed for another address are forgotten
  const [typed, setTyped] = useState<{ address: string; figures: Partial<Record<Figure, string>> }>();
  const figures = typed?.address === address ? typed.figures : {};
  const place = query.place ?? '';
  const places = (choices?.places ?? []).map(({ value, count }) => ({ value, label: messages.counted(value, count) }));
  const isListed = place === '' || places.some(({ value }) => value === place);
  const filters = filterCount(query);
  const { prices } = choices ?? {};

  const apply = (form: HTMLFormElement | null) => {
    if (!form) return;
    setTyped(undefined);
    onQuery(queryIn(form));
  };

  const figureField = (name: Figure, unit: string, example?: number) => (
    <Field name={name} label={messages[name]}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          unit={unit}
          placeholder={example === undefined ? undefined : upTo(inYuan(example))}
          value={figures[name] ?? String(query[name] ?? '')}
          onChange={({ currentTarget: { value } }) => setTyped({ address, figures: { ...figures, [name]: value } })}
        />
      )}
    </Field>
  );

  return (
    <search className="@container mb-4 block">
      <form
        action={path}
        aria-label={messages.filters}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {query.keyword !== '' && <input type="hidden" name="keyword" value={query.keyword} />}
        <ClassChips chosen={query.classes ?? []} choices={choices?.classes} onChange={apply} />
        <details className="peer mt-3 @4xl:hidden">
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-base">
            <Funnel className="size-4 text-ink-soft" />
            {messages.filtersWith(filters)}
          </summary>
        </details>
        <div className="hidden gap-x-4 gap-y-3 peer-open:grid @4xl:grid mt-3">
          <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 @4xl:grid-cols-[13rem_9rem_9rem_8rem_10rem_auto_1fr]">
            <Field name="place" label={messages.place} className="@max-4xl:col-span-2">
              {(control) => (
                <Select
                  {...control}
                  placeholder={messages.placeAll}
                  options={isListed ? places : [{ value: place, label: place }, ...places]}
                  value={place}
                  onChange={({ currentTarget: { form } }) => apply(form)}
                />
              )}
            </Field>
            {figureField('priceFrom', messages.perTon, prices?.from)}
            {figureField('priceTo', messages.perTon, prices?.to)}
            {figureField('tons', messages.ton)}
            <Field name="sort" label={messages.sort}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={messages.closest}
                  options={sorts}
                  value={query.sort ?? ''}
                  onChange={({ currentTarget: { form } }) => apply(form)}
                />
              )}
            </Field>
            <Button type="submit" tone="secondary">
              {messages.apply}
            </Button>
            {filters > 0 && (
              <a
                href={goodsPath({ keyword: query.keyword, page: 1 }, path)}
                className={`${buttonClasses('quiet', 'md')} @max-4xl:col-span-2 @4xl:justify-self-end`}
              >
                {messages.clear}
              </a>
            )}
          </div>
        </div>
      </form>
    </search>
  );
}
