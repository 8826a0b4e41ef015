import { lcl as line } from '#contract/lines/lcl.ts';
import { lcl } from '../../lines/lcl.ts';
import { lineRoute } from '../line.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], lineRoute(lcl));
