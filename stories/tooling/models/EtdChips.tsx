import type { Lane } from '#contract/search/sailingQuotes.ts';
import type { EtdDay } from '#src/features/search/EtdChips.tsx';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import { lane } from '#stories/fixtures/samples.ts';
import { listModelOf } from './lists.ts';

export const departureDays: EtdDay[] = [
  { day: '2026-03-12', sailings: 2, from: { currency: '2', amount: 145_000 } },
  { day: '2026-03-14', sailings: 1, from: null },
];

export default listModelOf<Lane, EtdDay>({
  begins: 'lane',
  query: lane,
  rows: departureDays,
  view: (actor) => <EtdChips actor={actor} day={undefined} onDay={() => {}} />,
});
