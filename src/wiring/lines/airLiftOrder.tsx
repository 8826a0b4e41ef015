import { air } from '../../lines/air.ts';
import { requestRoute } from '../lineRequest.tsx';

export default requestRoute(air);
