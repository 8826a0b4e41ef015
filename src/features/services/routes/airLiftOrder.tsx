import { air as service } from '#contract/services/definitions/air.ts';
import { air } from '#src/features/services/content/airContent.ts';
import { requestRoute } from '#src/features/services/serviceRequest.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], requestRoute(air));
