import { ChargeList } from '../../flows/ChargeList.tsx';
import { lcl } from '../../lines/lcl.ts';
import { OldTable } from '../../pages/line/OldTable.tsx';
import { rateLink } from '../lineEnquiry.tsx';
import { useCharges } from '../lineLists.ts';
import { LineRates } from '../lineRates.tsx';

/** The classic price page of consolidated freight; a price is asked about on the line's page. */
export default function ShippingLclOldIndexRoute() {
  return (
    <OldTable
      rates={<LineRates content={lcl} action={rateLink(lcl.routes.page)} />}
      charges={<ChargeList actor={useCharges(lcl)} />}
    />
  );
}
