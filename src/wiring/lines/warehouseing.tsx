import { warehousing as line } from '#contract/lines/warehousing.ts';
import { warehousing } from '../../lines/warehousing.ts';
import { requestRoute } from '../lineRequest.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], requestRoute(warehousing));
