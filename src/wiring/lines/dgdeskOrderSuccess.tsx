import { dgDesk } from '../../lines/dgDesk.ts';
import { successRoute } from '../lineSuccess.tsx';

export default successRoute(dgDesk);
