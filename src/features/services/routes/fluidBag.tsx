import { Picture } from '#src/illustrations/slides/flexitank.tsx';
import { flexitank } from '#src/features/services/content/flexitankContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/flexitank/definition.ts')).flexitank];

export default orderRoute(loadServices, serviceRoute(flexitank, { Picture }));
