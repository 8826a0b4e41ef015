import { domestic as trucking } from '#contract/lines/domestic.ts';
import { goods } from '#contract/lines/goods.ts';
import { domestic } from '../../lines/domestic.ts';
import { requestRoute } from '../lineRequest.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([trucking, goods], requestRoute(domestic));
