import { fcl } from '#contract/lines/fcl.ts';
import { NoSailing } from '../pages/shippingFcl/NoSailing.tsx';
import { orderRoute } from './orderRoute.tsx';

export default orderRoute([fcl], NoSailing);
