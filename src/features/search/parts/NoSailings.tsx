import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { SailingFilters } from '#src/features/search/sailingSearch.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';

interface Props {
  filters: SailingFilters;
  more: SailingsMore | undefined;
  onFilters: (filters: SailingFilters) => void;
}

const without = (filters: SailingFilters, name: keyof SailingFilters): SailingFilters => ({
  ...filters,
  [name]: undefined,
});

/** No results: shows which filter excludes sailings, and a button to reset all. */
export function NoSailings({ filters, more, onFilters }: Props) {
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  if (!isNarrowed) {
    return (
      <Alert tone="info" title={sailingMessages.sailings.none}>
        {sailingMessages.sailings.noneAdvice}
      </Alert>
    );
  }
  const nameOf = (name: keyof SailingFilters): string => {
    const value = filters[name] ?? '';
    if (name === 'carrierCode')
      return messages.drop[name](more?.carriers.find(({ code }) => code === value)?.nameZh ?? value);
    if (name === 'hazardClass') return messages.drop[name](uiMessages.hazardClass(value, hazardNames[value] ?? ''));
    return messages.drop[name](value);
  };
  const helpful = more?.relaxed.filter(({ total }) => total > 0) ?? [];
  return (
    <Alert
      tone="info"
      title={messages.narrowed}
      action={
        <Button tone="secondary" size="sm" onClick={() => onFilters({})}>
          {messages.reset}
        </Button>
      }
    >
      {helpful.length > 0 ? (
        <ul className="flex flex-col items-start">
          {helpful.map(({ name, total }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onFilters(without(filters, name))}
                className="min-h-7 cursor-pointer text-left font-medium text-brand-700 hover:underline"
              >
                {messages.dropped(nameOf(name), total)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        messages.dropAll
      )}
    </Alert>
  );
}
