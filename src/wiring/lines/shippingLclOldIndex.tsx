import { ChargeList } from '../../flows/ChargeList.tsx';
import { lcl } from '../../lines/lcl.ts';
import { OldTable } from '../../pages/line/OldTable.tsx';
import { useCharges } from '../lineLists.ts';
import { LineRates } from '../lineRates.tsx';

/** The classic price page of consolidated freight. */
export default function ShippingLclOldIndexRoute() {
  return <OldTable rates={<LineRates isOverview content={lcl} />} charges={<ChargeList actor={useCharges(lcl)} />} />;
}
