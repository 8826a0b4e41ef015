import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/goods.tsx';
import { lcl } from '#src/features/services/content/lclContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

const prices = <PricesElsewhere content={lcl} {...serviceMessages.pricesElsewhere.lcl} href={paths.shippingLcl} />;

export default serviceRoute(lcl, { Picture, prices });
