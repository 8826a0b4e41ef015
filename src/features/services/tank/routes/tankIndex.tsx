import { Picture } from '#src/illustrations/slides/tank.tsx';
import { content } from '#src/features/services/tank/content.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/tank/definition.ts')).tank];

export default orderRoute(loadServices, serviceRoute(content, { Picture }));
