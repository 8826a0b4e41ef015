import { copy, hazardWords } from '#src/ui/messages.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { SailingFilters } from '#src/features/search/sailingSearch.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { sailingWords as words } from '#src/features/search/sailingFilterMessages.ts';

interface Props {
  filters: SailingFilters;
  more: SailingsMore | undefined;
  onFilters: (filters: SailingFilters) => void;
}

const without = (filters: SailingFilters, name: keyof SailingFilters): SailingFilters => ({
  ...filters,
  [name]: undefined,
});

/** That nothing was found, which filter stands in the way, and the way back to all sailings. */
export function NoSailings({ filters, more, onFilters }: Props) {
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  if (!isNarrowed) {
    return (
      <Alert tone="info" title={sailingCopy.sailings.none}>
        {sailingCopy.sailings.noneAdvice}
      </Alert>
    );
  }
  const nameOf = (name: keyof SailingFilters): string => {
    const value = filters[name] ?? '';
    if (name === 'carrierCode')
      return words.drop[name](more?.carriers.find(({ code }) => code === value)?.nameZh ?? value);
    if (name === 'hazardClass') return words.drop[name](copy.hazardClass(value, hazardWords[value] ?? ''));
    return words.drop[name](value);
  };
  const helpful = more?.relaxed.filter(({ total }) => total > 0) ?? [];
  return (
    <Alert
      tone="info"
      title={words.narrowed}
      action={
        <Button tone="secondary" size="sm" onClick={() => onFilters({})}>
          {words.reset}
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
                {words.dropped(nameOf(name), total)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        words.dropAll
      )}
    </Alert>
  );
}
