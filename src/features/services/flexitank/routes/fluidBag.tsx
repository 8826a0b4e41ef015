import { Picture } from '#src/illustrations/slides/flexitank.tsx';
import { content } from '#src/features/services/flexitank/content.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/flexitank/definition.ts')).flexitank];

export default orderRoute(loadServices, serviceRoute(content, { Picture }));
