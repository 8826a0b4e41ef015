import { content } from '#src/features/services/warehousing/warehouse.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/warehousing/definition.ts')).warehousing];

export default orderRoute(loadServices, requestRoute(content));
