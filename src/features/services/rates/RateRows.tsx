import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { RateGroup } from './RateGroup.tsx';
import { RateHead } from './RateHead.tsx';
import type { RateColumns } from './rateGroups.ts';
import { rateGroups } from './rateGroups.ts';

interface Props {
  rates: readonly PublishedRate[];
  columns: ServiceContent['columns'];
  shown: RateColumns;
  hrefOf: (rate: PublishedRate) => string;
}

/** Prices one below the other, grouped by lane. */
export function RateRows({ rates, columns, shown, hrefOf }: Props) {
  return (
    <table className="w-full border-collapse max-lg:block">
      <RateHead columns={columns} shown={shown} />
      {rateGroups(rates).map((group) => (
        <RateGroup key={group[0].id} rates={group} shown={shown} hrefOf={hrefOf} />
      ))}
    </table>
  );
}
