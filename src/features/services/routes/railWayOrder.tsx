import { rail as service } from '#contract/services/definitions/rail.ts';
import { rail } from '#src/features/services/content/railContent.ts';
import { requestRoute } from '#src/features/services/serviceRequest.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], requestRoute(rail));
