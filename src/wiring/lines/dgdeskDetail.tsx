import { dgDesk as line } from '#contract/lines/dgDesk.ts';
import { dgDesk } from '../../lines/dgDesk.ts';
import { requestRoute } from '../lineRequest.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], requestRoute(dgDesk));
