import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import type { SailingFilters as Filters, SailingQuery } from '#src/features/search/sailingSearch.ts';
import { sailingSorts, totalMaxTyped } from '#src/features/search/sailingSearch.ts';

interface Props {
  actor: SailingListActor;
  /** The query of the address. */
  query: SailingQuery;
  onFilters: (filters: Filters) => void;
  onSort: (sort: SailingQuery['sort']) => void;
  /** Shown before the filters, in the same line. */
  children?: ReactNode;
}

// classes 1 and 7 and division 6.2 are not booked online
const classes = Object.entries(hazardNames)
  .filter(([division]) => !['1', '6.2', '7'].includes(division))
  .toSorted(([one], [other]) => Number(one) - Number(other))
  .map(([division, name]) => ({ value: division, label: uiMessages.hazardClass(division, name) }));

const usualTransits = [15, 20, 25, 30, 35, 40, 50];

/** The transit times to choose from, including the one in the address. */
const transitsWith = (chosen: string | undefined): number[] =>
  [...new Set([...usualTransits, ...(chosen === undefined ? [] : [Number(chosen)])])].toSorted((a, b) => a - b);

/** Filters and sorting of the sailings in one line; folded on a phone. */
export function SailingFilters({ actor, query: { lane, load, filters, sort }, onFilters, onSort, children }: Props) {
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
    <section aria-label={messages.filters} className="flex flex-wrap items-center gap-1.5">
      {children}
      <details className="peer lg:hidden">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-base [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal className="size-4 text-ink-soft" />
          {messages.filtersWith(count)}
        </summary>
      </details>
      <div className="hidden w-full grid-cols-1 items-center gap-2 peer-open:mt-1.5 peer-open:grid sm:grid-cols-2 lg:contents">
        <Select
          name="carrierCode"
          aria-label={messages.carrier}
          placeholder={messages.carrierAll}
          options={isKnown ? known : [{ value: carrier, label: carrier }, ...known]}
          value={carrier}
          onChange={(event) => onFilters({ ...filters, carrierCode: event.currentTarget.value || undefined })}
          className="lg:w-35"
        />
        {lane.isDanger === 'Y' && (
          <Select
            name="hazardClass"
            aria-label={messages.hazardClass}
            placeholder={messages.hazardClassAll}
            options={classes}
            value={filters.hazardClass ?? ''}
            onChange={(event) => onFilters({ ...filters, hazardClass: event.currentTarget.value || undefined })}
            className="lg:w-35"
          />
        )}
        <Select
          name="transitMax"
          aria-label={messages.transit}
          placeholder={messages.transitAll}
          options={transits.map((days) => ({ value: String(days), label: messages.transitMax(days) }))}
          value={filters.transitMax ?? ''}
          onChange={(event) => onFilters({ ...filters, transitMax: event.currentTarget.value || undefined })}
          className="lg:w-31"
        />
        <span className="flex items-center gap-1.5">
          <label htmlFor="field-totalMax" className="text-sm whitespace-nowrap text-ink-soft">
            <span className="sr-only">{messages.total}</span>
            <span aria-hidden="true">{messages.totalSign}</span>
          </label>
          <TextInput
            id="field-totalMax"
            name="totalMax"
            key={filters.totalMax}
            unit={messages.currencyUnits[load.currency]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={filters.totalMax}
            onBlur={(event) => onTotalMax(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && onTotalMax(event.currentTarget.value)}
            className="max-lg:flex-1 lg:w-26"
          />
        </span>
        <Select
          name="sort"
          aria-label={messages.sort}
          options={sailingSorts.map((one) => ({ value: one, label: messages.sorts[one] }))}
          value={sort}
          onChange={(event) => onSort(sailingSorts.find((one) => one === event.currentTarget.value) ?? sort)}
          className="lg:w-40"
        />
        <span className="flex items-center gap-4 lg:mx-1.5 lg:gap-3">
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
        </span>
        {count > 0 && (
          <Button tone="quiet" className="lg:ml-auto lg:px-2!" onClick={() => onFilters({ day: filters.day })}>
            {messages.reset}
          </Button>
        )}
      </div>
    </section>
  );
}
