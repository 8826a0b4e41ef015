import { paths } from '#contract/app/routes.ts';
import { fclEnquiry } from '#src/features/services/content/fclContent.ts';
import { orderSuccessMessages } from '#src/features/services/messages/orderSuccess.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(fclEnquiry, { orderSteps: orderSuccessMessages.fclSteps, again: paths.shippingFcl });
