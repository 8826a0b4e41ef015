import { Select } from '#src/ui/Select.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import type { RatePlaces, RateQuery } from './rateQuery.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

interface Props {
  columns: ServiceContent['columns'];
  places: RatePlaces;
  query: RateQuery;
  onChange: (query: RateQuery) => void;
}

const { all } = serviceMessages.rates;

/** Filters a price list by place; hidden if there is only one. */
export function RateFilter({ columns: { origin, destination }, places, query, onChange }: Props) {
  const choices = [
    { name: 'originCode', word: origin, options: places.origins },
    { name: 'destinationCode', word: destination, options: places.destinations },
  ] as const;
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {choices.map(
        ({ name, word, options }) =>
          word &&
          options.length > 1 && (
            <Select
              key={name}
              aria-label={word}
              placeholder={all(word)}
              options={options.map(({ code, nameZh }) => ({ value: code, label: nameZh }))}
              value={query[name] ?? ''}
              onChange={(event) => onChange({ ...query, [name]: event.currentTarget.value || undefined })}
              className="min-w-36 max-sm:flex-1"
            />
          ),
      )}
    </div>
  );
}
