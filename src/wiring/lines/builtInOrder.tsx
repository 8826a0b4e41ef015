import { config } from '../../config.ts';
import { builtIn } from '../../lines/builtIn.ts';
import { lineWords } from '../../lines/words.ts';
import { Block } from '../../pages/line/Block.tsx';
import { LineBody } from '../../pages/line/LineBody.tsx';
import { RequestPage } from '../../pages/line/RequestPage.tsx';
import { LineEnquiry, rateAction, useLineEnquiry } from '../lineEnquiry.tsx';
import { useCharges, useSuppliers } from '../lineLists.ts';
import { LineRates } from '../lineRates.tsx';

const { hotline, emergencyHotline } = config;
const hotlines = { hotline, emergencyHotline };

/** Loading at a station has one page: the request, then the prices and all that is to be known. */
export default function BuiltInOrderRoute() {
  const enquiry = useLineEnquiry(builtIn);
  const charges = useCharges(builtIn);
  const suppliers = useSuppliers(builtIn);
  return (
    <RequestPage
      {...hotlines}
      content={builtIn}
      enquiry={<LineEnquiry actor={enquiry} content={builtIn} submit={lineWords.enquiry.requestSubmit} />}
    >
      <Block id="rates" title={lineWords.rates.title}>
        <LineRates content={builtIn} action={rateAction(builtIn, enquiry)} />
      </Block>
      <LineBody {...hotlines} content={builtIn} charges={charges} suppliers={suppliers} />
    </RequestPage>
  );
}
