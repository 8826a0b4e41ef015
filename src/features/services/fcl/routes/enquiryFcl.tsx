import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/harbour.tsx';
import { content } from '#src/features/services/fcl/content.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

const prices = <PricesElsewhere {...serviceMessages.pricesElsewhere.fcl} href={paths.shippingFcl} />;

export default serviceRoute(content, { Picture, first: 'enquiry', prices });
