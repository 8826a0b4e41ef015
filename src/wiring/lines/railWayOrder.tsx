import { rail as line } from '#contract/lines/rail.ts';
import { rail } from '../../lines/rail.ts';
import { requestRoute } from '../lineRequest.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], requestRoute(rail));
