import { lcl as service } from '#contract/services/definitions/lcl.ts';
import { lcl } from '#src/features/services/content/lclContent.ts';
import { ServiceRates } from '#src/features/services/serviceRates.tsx';
import { requestRoute } from '#src/features/services/serviceRequest.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], requestRoute(lcl, <ServiceRates content={lcl} />));
