import { fcl } from '#contract/services/definitions/fcl.ts';
import { NoSailing } from '#src/features/search/results/NoSailing.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

export default orderRoute([fcl], NoSailing);
