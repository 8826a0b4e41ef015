import type { DaysQuery, EtdDay } from '#src/features/search/EtdChips.tsx';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import { lane } from '#stories/fixtures/samples.ts';
import { listModelOf } from './lists.ts';

export const departureDays: EtdDay[] = [
  {
    day: '2026-03-12',
    sailings: 2,
    inTime: 2,
    from: { currency: '2', amount: 145_000 },
    lowest: { currency: '1', amount: 1_435_800 },
  },
  { day: '2026-03-14', sailings: 1, inTime: 1, from: null, lowest: null },
];

export default listModelOf<DaysQuery, EtdDay>({
  begins: 'lane',
  query: lane,
  rows: departureDays,
  view: (actor) => <EtdChips actor={actor} day={undefined} onDay={() => {}} />,
});
