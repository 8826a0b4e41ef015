import { content } from '#src/features/services/seaRail/seaRailIndex.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/seaRail/definition.ts')).seaRail];

export default orderRoute(loadServices, requestRoute(content));
