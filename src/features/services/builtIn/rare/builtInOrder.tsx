import { useSite } from '#src/app/siteContext.ts';
import { content } from '#src/features/services/builtIn/content.ts';
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
  const enquiry = useServiceEnquiry(content);
  const charges = useCharges(content);
  const suppliers = useSuppliers(content);
  return (
    <RequestPage
      {...hotlines}
      content={content}
      rates={<ServiceRates content={content} />}
      enquiry={<ServiceEnquiry actor={enquiry} content={content} submit={serviceMessages.enquiry.submit} />}
    >
      <ServiceBody {...hotlines} content={content} charges={charges} suppliers={suppliers} />
    </RequestPage>
  );
}

const loadServices = async () => [(await import('#contract/services/builtIn/definition.ts')).builtIn];

export default orderRoute(loadServices, BuiltIn);
