import { paths } from '#contract/routes.ts';
import { fclEnquiry } from '../../lines/fclEnquiry.ts';
import { orderSuccess } from '../../pages/line/orderSuccess.ts';
import { successRoute } from '../lineSuccess.tsx';

export default successRoute(fclEnquiry, { orderSteps: orderSuccess.fclSteps, again: paths.shippingFcl });
