import { ChargeList } from '#src/features/services/ChargeList.tsx';
import { content } from '#src/features/services/lcl/lcl.tsx';
import { OldTable } from '#src/features/services/sections/OldTable.tsx';
import { useCharges } from '#src/features/services/serviceLists.ts';
import { ServiceRates } from '#src/features/services/serviceRates.tsx';

/** The classic price page of consolidated freight. */
export default function ShippingLclOldIndexRoute() {
  return (
    <OldTable
      rates={<ServiceRates isOverview content={content} />}
      charges={<ChargeList actor={useCharges(content)} />}
    />
  );
}
