import { useSelector } from '@xstate/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { SailingFilters as Filters, SailingQuery } from '#src/features/search/sailingSearch.ts';
import { sailingSorts, totalMaxTyped } from '#src/features/search/sailingSearch.ts';

interface Props {
  actor: SailingListActor;
  /** The query of the address. */
  query: SailingQuery;
  onFilters: (filters: Filters) => void;
  onSort: (sort: SailingQuery['sort']) => void;
}

// classes 1 and 7 and division 6.2 are not booked online
const classes = Object.entries(hazardNames)
  .filter(([division]) => !['1', '6.2', '7'].includes(division))
  .toSorted(([one], [other]) => Number(one) - Number(other))
  .map(([division, name]) => ({ value: division, label: uiMessages.hazardClass(division, name) }));

const usualTransits = [15, 20, 25, 30, 35, 40, 50];

/** The transits to choose from, with that of the address. */
const transitsWith = (chosen: string | undefined): number[] =>
  [...new Set([...usualTransits, ...(chosen === undefined ? [] : [Number(chosen)])])].toSorted((a, b) => a - b);

/** Filters and sorting of the sailings; folded on a phone. */
export function SailingFilters({ actor, query: { lane, load, filters, sort }, onFilters, onSort }: Props) {
  const carriers = useSelector(actor, (state) => state.context.more?.carriers) ?? [];
  const { day: _day, ...narrowing } = filters;
  const count = Object.values(narrowing).filter((value) => value !== undefined).length;
  const carrier = filters.carrierCode ?? '';
  const known = carriers.map(({ code, nameZh }) => ({ value: code, label: nameZh }));
  const isKnown = carrier === '' || known.some(({ value }) => value === carrier);
  const transits = transitsWith(filters.transitMax);
  const onTotalMax = (typed: string) => {
    const totalMax = totalMaxTyped(typed);
    if (totalMax !== filters.totalMax) onFilters({ ...filters, totalMax });
  };
  return (
    <section aria-label={messages.filters}>
      <details className="peer lg:hidden">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-base">
          <SlidersHorizontal className="size-4 text-ink-soft" />
          {messages.filtersWith(count)}
        </summary>
      </details>
      <div className="hidden grid-cols-1 items-end gap-x-4 gap-y-3 peer-open:mt-3 peer-open:grid sm:grid-cols-2 lg:flex">
        <Field name="carrierCode" label={messages.carrier} className="lg:w-40">
          {(control) => (
            <Select
              {...control}
              placeholder={messages.carrierAll}
              options={isKnown ? known : [{ value: carrier, label: carrier }, ...known]}
              value={carrier}
              onChange={(event) => onFilters({ ...filters, carrierCode: event.currentTarget.value || undefined })}
            />
          )}
        </Field>
        {lane.isDanger === 'Y' && (
          <Field name="hazardClass" label={messages.hazardClass} className="lg:w-52">
            {(control) => (
              <Select
                {...control}
                placeholder={messages.hazardClassAll}
                options={classes}
                value={filters.hazardClass ?? ''}
                onChange={(event) => onFilters({ ...filters, hazardClass: event.currentTarget.value || undefined })}
              />
            )}
          </Field>
        )}
        <Field name="transitMax" label={messages.transit} className="lg:w-32">
          {(control) => (
            <Select
              {...control}
              placeholder={messages.transitAll}
              options={transits.map((days) => ({ value: String(days), label: messages.transitMax(days) }))}
              value={filters.transitMax ?? ''}
              onChange={(event) => onFilters({ ...filters, transitMax: event.currentTarget.value || undefined })}
            />
          )}
        </Field>
        <Field name="totalMax" label={messages.total} className="lg:w-36">
          {(control) => (
            <TextInput
              {...control}
              key={filters.totalMax}
              unit={messages.currencyUnits[load.currency]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={filters.totalMax}
              onBlur={(event) => onTotalMax(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && onTotalMax(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field name="sort" label={messages.sort} className="lg:w-44">
          {(control) => (
            <Select
              {...control}
              options={sailingSorts.map((one) => ({ value: one, label: messages.sorts[one] }))}
              value={sort}
              onChange={(event) => onSort(sailingSorts.find((one) => one === event.currentTarget.value) ?? sort)}
            />
          )}
        </Field>
        <Checkbox
          name="directOnly"
          checked={filters.directOnly === 'Y'}
          onChange={(checked) => onFilters({ ...filters, directOnly: checked ? 'Y' : undefined })}
          className="flex min-h-10 items-center"
        >
          {messages.directOnly}
        </Checkbox>
        <Checkbox
          name="inTimeOnly"
          checked={filters.inTimeOnly === 'Y'}
          onChange={(checked) => onFilters({ ...filters, inTimeOnly: checked ? 'Y' : undefined })}
          className="flex min-h-10 items-center"
        >
          {messages.inTimeOnly}
        </Checkbox>
        {count > 0 && (
          <Button tone="quiet" className="lg:ml-auto" onClick={() => onFilters({ day: filters.day })}>
            {messages.reset}
          </Button>
        )}
      </div>
    </section>
  );
}
