import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { LineCharge } from '#contract/services/publishedRates.ts';
import { ChargeList } from '#src/features/services/ChargeList.tsx';
import { charges } from '#stories/services/serviceSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<ServiceLine, LineCharge>({
  begins: 'air',
  query: 'air',
  rows: charges,
  view: (actor) => <ChargeList actor={actor} />,
});
