import { paths } from '#contract/app/routes.ts';
import { content } from '#src/features/services/fcl/content.ts';
import { orderSuccessMessages } from '#src/features/services/messages/orderSuccess.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(content, { orderSteps: orderSuccessMessages.fclSteps, again: paths.shippingFcl });
