import { flexitank as service } from '#contract/services/definitions/flexitank.ts';
import { Picture } from '#src/illustrations/slides/flexitank.tsx';
import { flexitank } from '#src/features/services/content/flexitankContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], serviceRoute(flexitank, { Picture }));
