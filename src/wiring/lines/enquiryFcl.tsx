import { Picture } from '../../illustrations/slides/harbour.tsx';
import { fclEnquiry } from '../../lines/fclEnquiry.ts';
import { FclPrices } from '../../pages/line/FclPrices.tsx';
import { lineRoute } from '../line.tsx';

export default lineRoute(fclEnquiry, { Picture, prices: <FclPrices /> });
