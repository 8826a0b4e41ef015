import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { shortNameOf } from '#contract/booking/edits/dangerousDetails.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { DescribedInput } from '#src/ui/fields/DescribedInput.tsx';
import type { Control } from '#src/ui/fields/Field.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { useHydratedInput } from '#src/ui/fields/useHydratedInput.ts';
import type { GoodsActor } from '#src/features/booking/form/formContext.ts';
import { NameSource } from '#src/trade/NameSource.tsx';
import { contentLanguage } from '#src/platform/contentLanguage.ts';

interface Props {
  control: Control;
  /** The typed text: a UN number or search terms. */
  typed: string;
  /** Whether the plain field before this combobox had the focus. */
  adoptsTyped: boolean;
  goods: GoodsActor;
  onType: (typed: string) => void;
  onLeave: () => void;
  onPick: (found: DangerousGoods) => void;
}

/** A lookup in the dangerous-goods list by UN number, CAS number, Chinese or English name. */
export function GoodsLookup({ control, typed, adoptsTyped, goods, onType, onLeave, onPick }: Props) {
  const input = useHydratedInput(adoptsTyped ? typed : undefined);
  const state = useSelector(goods, (snapshot) => snapshot);
  const { rows, total, errorMessage } = state.context;
  const messages = bookingMessages.dangerous;
  const lookUp = (query: string) => goods.send({ type: 'query.changed', query });
  // the list without a query begins with explosives, which nobody orders
  const isBlank = typed.trim() === '';
  const status = state.matches('failed')
    ? (errorMessage ?? messages.failed)
    : state.matches('empty')
      ? messages.none
      : undefined;
  return (
    <Combobox<DangerousGoods | null> value={null} immediate onChange={(found) => found && onPick(found)}>
      <div className="relative">
        <ComboboxInput
          {...control}
          ref={input}
          as={DescribedInput}
          describedBy={control['aria-describedby']}
          shown={typed}
          autoComplete="off"
          className={`${controlClasses} pr-9`}
          displayValue={() => typed}
          onFocus={() => lookUp(typed)}
          onBlur={onLeave}
          onChange={(event) => {
            onType(event.currentTarget.value);
            lookUp(event.currentTarget.value);
          }}
        />
        {state.hasTag('busy') && <Spinner className="absolute top-3 right-3 text-lg text-brand-600" />}
      </div>
      <ComboboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className={`z-40 w-(--input-width) rounded-md border border-line bg-surface py-1 shadow-pop [--anchor-max-height:22rem] ${isBlank ? 'hidden' : ''}`}
      >
        {rows.map((row) => (
          <ComboboxOption
            key={`${row.unNumber} ${row.packingGroup ?? ''} ${row.properShippingName}`}
            value={row}
            // the rows of the former text, until those of this one have come
            disabled={isBlank || state.hasTag('busy')}
            className="flex cursor-pointer items-center gap-3 px-3 py-1.5 data-focus:bg-brand-50"
          >
            <HazardLabel division={row.hazardClass} size={32} />
            <GoodsRow row={row} />
          </ComboboxOption>
        ))}
        <div aria-hidden="true" className="px-3 text-sm text-ink-soft">
          {status ?? (total > rows.length && messages.more(total - rows.length))}
        </div>
      </ComboboxOptions>
      <output className="sr-only">{state.hasTag('busy') ? messages.searching : status}</output>
    </Combobox>
  );
}

function GoodsRow({ row }: { row: DangerousGoods }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold tabular-nums">UN {row.unNumber}</span>
        <span lang={contentLanguage}>{shortNameOf(row)}</span>
        <NameSource source={row.nameZhSource} />
        {row.packingGroup && <Badge>PG {row.packingGroup}</Badge>}
        {row.confidence === 'medium' && <Badge tone="notice">{bookingMessages.dangerous.confidence.medium}</Badge>}
      </span>
      <span className="block truncate text-xs text-ink-soft">
        {row.properShippingName}
        {row.cas && ` · CAS ${row.cas}`}
      </span>
    </span>
  );
}
