import { builtIn as line } from '#contract/lines/builtIn.ts';
import { config } from '../../config.ts';
import { builtIn } from '../../lines/builtIn.ts';
import { lineWords } from '../../lines/words.ts';
import { LineBody } from '../../pages/line/LineBody.tsx';
import { RequestPage } from '../../pages/line/RequestPage.tsx';
import { LineEnquiry, useLineEnquiry } from '../lineEnquiry.tsx';
import { useCharges, useSuppliers } from '../lineLists.ts';
import { LineRates } from '../lineRates.tsx';
import { orderRoute } from '../orderRoute.tsx';

const { hotline, emergencyHotline } = config;
const hotlines = { hotline, emergencyHotline };

/** Loading at a station has one page: the prices, an enquiry and all that is to be known. */
function BuiltIn() {
  const enquiry = useLineEnquiry(builtIn);
  const charges = useCharges(builtIn);
  const suppliers = useSuppliers(builtIn);
  return (
    <RequestPage
      {...hotlines}
      content={builtIn}
      rates={<LineRates content={builtIn} />}
      enquiry={<LineEnquiry actor={enquiry} content={builtIn} submit={lineWords.enquiry.submit} />}
    >
      <LineBody {...hotlines} content={builtIn} charges={charges} suppliers={suppliers} />
    </RequestPage>
  );
}

export default orderRoute([line], BuiltIn);
