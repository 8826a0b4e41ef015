import { paths } from '#contract/app/routes.ts';
import { fclEnquiry } from '#src/features/services/content/fclContent.ts';
import { orderSuccess } from '#src/features/services/sections/orderSuccess.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(fclEnquiry, { orderSteps: orderSuccess.fclSteps, again: paths.shippingFcl });
