import type { ServiceLine } from '#contract/lines.ts';
import type { LineCharge } from '#contract/selling.ts';
import { ChargeList } from '#src/flows/ChargeList.tsx';
import { charges } from '../lineSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<ServiceLine, LineCharge>({
  begins: 'air',
  query: 'air',
  rows: charges,
  view: (actor) => <ChargeList actor={actor} />,
});
