import { builtIn as line } from '#contract/services/definitions/builtIn.ts';
import { useSite } from '#src/app/siteContext.ts';
import { builtIn } from '#src/features/services/content/builtInContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { LineBody } from '#src/features/services/sections/LineBody.tsx';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';
import { LineEnquiry, useLineEnquiry } from '#src/features/services/serviceEnquiry.tsx';
import { useCharges, useSuppliers } from '#src/features/services/serviceLists.ts';
import { LineRates } from '#src/features/services/serviceRates.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

/** Loading at a station has one page: the prices, an enquiry and all that is to be known. */
function BuiltIn() {
  const { hotline, emergencyHotline } = useSite().config;
  const hotlines = { hotline, emergencyHotline };
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
