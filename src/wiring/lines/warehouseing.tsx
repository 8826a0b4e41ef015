import { warehousing } from '../../lines/warehousing.ts';
import { requestRoute } from '../lineRequest.tsx';

export default requestRoute(warehousing);
