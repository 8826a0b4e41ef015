import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/goods.tsx';
import { lcl } from '#src/features/services/content/lclContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

const prices = <PricesElsewhere {...lineWords.pricesElsewhere.lcl} href={paths.shippingLcl} />;

export default lineRoute(lcl, { Picture, prices });
