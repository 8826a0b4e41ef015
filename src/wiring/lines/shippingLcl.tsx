import { lcl as line } from '#contract/lines/lcl.ts';
import { lcl } from '../../lines/lcl.ts';
import { LineRates } from '../lineRates.tsx';
import { requestRoute } from '../lineRequest.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], requestRoute(lcl, <LineRates content={lcl} />));
