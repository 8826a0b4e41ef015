import { warehousing as service } from '#contract/services/definitions/warehousing.ts';
import { warehousing } from '#src/features/services/content/warehousingContent.ts';
import { requestRoute } from '#src/features/services/serviceRequest.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], requestRoute(warehousing));
