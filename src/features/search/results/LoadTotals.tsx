import { useSelector } from '@xstate/react';
import type { SearchedLoad } from '#contract/search/sailingQuotes.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { upTo } from '#src/ui/format.ts';

interface Props {
  load: SearchedLoad;
  onCurrency: (currency: SearchedLoad['currency']) => void;
}

const options = (['1', '2'] as const).map((value) => ({ value, label: messages.currencyNames[value] }));

/** The currency of the one total. */
export function TotalCurrency({ load, onCurrency }: Props) {
  return (
    <RadioGroup
      label={messages.currency}
      name="currency"
      value={load.currency}
      options={options}
      className="[&_label]:px-2.5 [&_label]:text-sm [&_label]:whitespace-nowrap [&>legend]:sr-only"
      onChange={onCurrency}
    />
  );
}

/** What totals are for, and the rate that converts them; on a phone below the sailings. */
export function TotalsNote({ actor, load }: Pick<Props, 'load'> & { actor: SailingListActor }) {
  const rate = useSelector(actor, (state) => state.context.more?.exchangeRate);
  return (
    <p className="min-h-[1.125rem] text-xs text-ink-soft max-lg:order-last">
      {messages.totalFor(messages.boxes(load.containers, load.containerType))}
      {rate && messages.rate(upTo(rate.cnyPerUsd, 4), rate.sourceZh, rate.publishedOn)}
      {rate === null && messages.noRate}
    </p>
  );
}
