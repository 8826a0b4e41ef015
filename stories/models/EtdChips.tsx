import type { Lane } from '#contract/commerce.ts';
import type { EtdDay } from '#src/flows/EtdChips.tsx';
import { EtdChips } from '#src/flows/EtdChips.tsx';
import { lane } from '../samples.ts';
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
