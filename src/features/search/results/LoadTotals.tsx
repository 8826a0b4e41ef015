import { useSelector } from '@xstate/react';
import type { SearchedLoad } from '#contract/search/sailingQuotes.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { upTo } from '#src/ui/format.ts';

interface Props {
  actor: SailingListActor;
  load: SearchedLoad;
  onCurrency: (currency: SearchedLoad['currency']) => void;
}

const options = (['1', '2'] as const).map((value) => ({ value, label: messages.currencyNames[value] }));

/** What totals are for, the currency of the one total, and the rate that converts it. */
export function LoadTotals({ actor, load, onCurrency }: Props) {
  const rate = useSelector(actor, (state) => state.context.more?.exchangeRate);
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <RadioGroup
        label={messages.currency}
        name="currency"
        value={load.currency}
        options={options}
        className="w-52"
        onChange={onCurrency}
      />
      <p className="min-h-[2.375rem] min-w-0 flex-1 basis-72 text-sm">
        <b className="block font-semibold">{messages.totalFor(messages.boxes(load.containers, load.containerType))}</b>
        <span className="text-xs text-ink-soft">
          {rate && messages.rate(upTo(rate.cnyPerUsd, 4), rate.sourceZh, rate.publishedOn)}
          {rate === null && messages.noRate}
        </span>
      </p>
    </div>
  );
}
