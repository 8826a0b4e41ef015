import { rail } from '../../lines/rail.ts';
import { requestRoute } from '../lineRequest.tsx';

export default requestRoute(rail);
