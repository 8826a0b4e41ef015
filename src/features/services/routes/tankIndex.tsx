import { Picture } from '#src/illustrations/slides/tank.tsx';
import { tank } from '#src/features/services/content/tankContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/tank/definition.ts')).tank];

export default orderRoute(loadServices, serviceRoute(tank, { Picture }));
