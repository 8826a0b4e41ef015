import { content } from '#src/features/services/rail/railWayIndex.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/rail/definition.ts')).rail];

export default orderRoute(loadServices, requestRoute(content));
