import { paths } from '#contract/routes.ts';
import { Picture } from '../../illustrations/slides/harbour.tsx';
import { fclEnquiry } from '../../lines/fclEnquiry.ts';
import { lineWords } from '../../lines/words.ts';
import { PricesElsewhere } from '../../pages/line/PricesElsewhere.tsx';
import { lineRoute } from '../line.tsx';

const prices = <PricesElsewhere {...lineWords.pricesElsewhere.fcl} href={paths.shippingFcl} />;

export default lineRoute(fclEnquiry, { Picture, first: 'enquiry', prices });
