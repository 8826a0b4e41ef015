import { rail } from '../../lines/rail.ts';
import { successRoute } from '../lineSuccess.tsx';

export default successRoute(rail);
