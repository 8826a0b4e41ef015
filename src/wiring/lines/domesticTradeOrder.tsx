import { domestic } from '../../lines/domestic.ts';
import { requestRoute } from '../lineRequest.tsx';

export default requestRoute(domestic);
