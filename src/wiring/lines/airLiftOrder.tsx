import { air as line } from '#contract/lines/air.ts';
import { air } from '../../lines/air.ts';
import { requestRoute } from '../lineRequest.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], requestRoute(air));
