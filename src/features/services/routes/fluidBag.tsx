import { flexitank as line } from '#contract/services/definitions/flexitank.ts';
import { Picture } from '#src/illustrations/slides/flexitank.tsx';
import { flexitank } from '#src/features/services/content/flexitankContent.ts';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([line], lineRoute(flexitank, { Picture }));
