import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/goods.tsx';
import { content } from '#src/features/services/lcl/content.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

const prices = <PricesElsewhere content={content} {...serviceMessages.pricesElsewhere.lcl} href={paths.shippingLcl} />;

export default serviceRoute(content, { Picture, prices });
