import { useSite } from '#src/app/siteContext.ts';
import { builtIn } from '#src/features/services/content/builtInContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { ServiceBody } from '#src/features/services/sections/ServiceBody.tsx';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';
import { ServiceEnquiry, useServiceEnquiry } from '#src/features/services/serviceEnquiry.tsx';
import { useCharges, useSuppliers } from '#src/features/services/serviceLists.ts';
import { ServiceRates } from '#src/features/services/serviceRates.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

/** The single page for loading at a station: prices, enquiry and information. */
function BuiltIn() {
  const { hotline, emergencyHotline } = useSite().config;
  const hotlines = { hotline, emergencyHotline };
  const enquiry = useServiceEnquiry(builtIn);
  const charges = useCharges(builtIn);
  const suppliers = useSuppliers(builtIn);
  return (
    <RequestPage
      {...hotlines}
      content={builtIn}
      rates={<ServiceRates content={builtIn} />}
      enquiry={<ServiceEnquiry actor={enquiry} content={builtIn} submit={serviceMessages.enquiry.submit} />}
    >
      <ServiceBody {...hotlines} content={builtIn} charges={charges} suppliers={suppliers} />
    </RequestPage>
  );
}

const loadServices = async () => [(await import('#contract/services/builtIn/definition.ts')).builtIn];

export default orderRoute(loadServices, BuiltIn);
