import { tank as service } from '#contract/services/definitions/tank.ts';
import { Picture } from '#src/illustrations/slides/tank.tsx';
import { tank } from '#src/features/services/content/tankContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], serviceRoute(tank, { Picture }));
