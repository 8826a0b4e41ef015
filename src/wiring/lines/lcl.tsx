import { paths } from '#contract/routes.ts';
import { Picture } from '../../illustrations/slides/goods.tsx';
import { lcl } from '../../lines/lcl.ts';
import { lineWords } from '../../lines/words.ts';
import { PricesElsewhere } from '../../pages/line/PricesElsewhere.tsx';
import { lineRoute } from '../line.tsx';

const prices = <PricesElsewhere {...lineWords.pricesElsewhere.lcl} href={paths.shippingLcl} />;

export default lineRoute(lcl, { Picture, prices });
