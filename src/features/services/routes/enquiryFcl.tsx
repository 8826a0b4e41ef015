import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/harbour.tsx';
import { fclEnquiry } from '#src/features/services/content/fclContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

const prices = <PricesElsewhere {...lineWords.pricesElsewhere.fcl} href={paths.shippingFcl} />;

export default lineRoute(fclEnquiry, { Picture, first: 'enquiry', prices });
