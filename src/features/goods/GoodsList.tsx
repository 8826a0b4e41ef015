import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ListedGoods, GoodsChoices } from '#contract/goods/goods.ts';
import type { GoodsListActor, GoodsQuery } from './goodsQuery.ts';
import { filterCount, goodsPageSize, goodsPath, goodsQueryOf, inYuan } from './goodsQuery.ts';
import { PageLinks } from '#src/ui/PageLinks.tsx';
import { goodsMessages, filterMessages as messages } from '#src/features/goods/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import Funnel from 'lucide-react/icons/funnel';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { upTo } from '#src/ui/format.ts';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
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

interface GoodsFiltersProps {
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
function GoodsFilters({ query, choices, path, onQuery }: GoodsFiltersProps) {
  const address = goodsPath(query, path);
  // figures typed for another address are dropped
  const [typed, setTyped] = useState<{ address: string; figures: Partial<Record<Figure, string>> }>();
  const figures = typed?.address === address ? typed.figures : {};
  const place = query.place ?? '';
  const places = (choices?.places ?? []).map(({ value, nameZh, count }) => ({
    value,
    label: messages.counted(nameZh, count),
  }));
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
          <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 @4xl:grid-cols-[minmax(0,13rem)_repeat(2,minmax(0,9rem))_minmax(0,8rem)_minmax(0,10rem)_auto_1fr]">
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

interface GoodsListProps {
  actor: GoodsListActor;
  /** The query of the address; the list follows it. */
  query: GoodsQuery;
  /** The address of another page of the same query. */
  pageHref: (page: number) => string;
  /** The page that shows the list, with all goods. */
  path: string;
  /** Class names of a row's skeleton: its height. */
  rowClasses: string;
  /** Called with the query of a changed filter. */
  onQuery: (query: GoodsQuery) => void;
  /** Renders the rows. */
  children: (rows: readonly ListedGoods[]) => ReactNode;
}

const linkClasses = 'font-medium text-brand-700 hover:underline';

/** The products that match a keyword and filters; pages are links, so that they can be bookmarked and shared. */
export function GoodsList({ actor, query, pageHref, path, rowClasses, onQuery, children }: GoodsListProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, total, more, errorMessage } = state.context;

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={goodsMessages.list}>
      <GoodsFilters query={query} choices={more} path={path} onQuery={onQuery} />
      <p className="mb-2 flex min-h-5 flex-wrap gap-x-4 text-sm text-ink-soft">
        <output>
          {state.hasTag('busy') && goodsMessages.loading}
          {state.matches('filled') && goodsMessages.found(total, query.keyword)}
        </output>
        {state.matches('filled') && <span>{goodsMessages.legend}</span>}
        {(query.keyword !== '' || filterCount(query) > 0) && (
          <a href={path} className={`py-0.5 ${linkClasses}`}>
            {goodsMessages.all}
          </a>
        )}
      </p>
      {state.hasTag('busy') &&
        Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={`mb-2.5 rounded-lg! ${rowClasses}`} />
        ))}
      {state.matches('empty') &&
        (total > 0 ? (
          <Alert
            tone="info"
            title={goodsMessages.past}
            action={
              <a href={pageHref(1)} className={linkClasses}>
                {goodsMessages.firstPage}
              </a>
            }
          />
        ) : (
          <Alert tone="info" title={goodsMessages.none}>
            {goodsMessages.noneAdvice}
          </Alert>
        ))}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? goodsMessages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <>
          {children(rows)}
          <PageLinks page={query.page} total={total} size={goodsPageSize} hrefOf={pageHref} />
        </>
      )}
    </section>
  );
}
