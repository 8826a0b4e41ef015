import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { ChargeList } from '#src/features/services/sections/ChargeList.tsx';
import { charges } from '#stories/services/serviceSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<ServiceCode, ServiceCharge>({
  begins: 'air',
  query: 'air',
  rows: charges,
  view: (actor) => <ChargeList actor={actor} />,
});
