import { domestic as trucking } from '#contract/services/definitions/domestic.ts';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { domestic } from '#src/features/services/content/domesticContent.ts';
import { requestRoute } from '#src/features/services/serviceRequest.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([trucking, goods], requestRoute(domestic));
