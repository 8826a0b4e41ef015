import { dgDesk as service } from '#contract/services/definitions/dgDesk.ts';
import { dgDesk } from '#src/features/services/content/dgDeskContent.ts';
import { requestRoute } from '#src/features/services/serviceRequest.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([service], requestRoute(dgDesk));
