import { content } from '#src/features/services/lcl/lcl.tsx';
import { ServiceRates } from '#src/features/services/serviceRates.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/lcl/definition.ts')).lcl];

export default orderRoute(loadServices, requestRoute(content, <ServiceRates content={content} />));
