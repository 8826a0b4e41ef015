import { dgDesk } from '../../lines/dgDesk.ts';
import { requestRoute } from '../lineRequest.tsx';

export default requestRoute(dgDesk);
