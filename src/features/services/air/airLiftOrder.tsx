import { content } from '#src/features/services/air/airLift.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/air/definition.ts')).air];

export default orderRoute(loadServices, requestRoute(content));
