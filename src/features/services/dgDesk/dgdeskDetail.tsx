import { content } from '#src/features/services/dgDesk/dgdesk.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/dgDesk/definition.ts')).dgDesk];

export default orderRoute(loadServices, requestRoute(content));
