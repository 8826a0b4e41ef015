import { lcl } from '../../lines/lcl.ts';
import { successRoute } from '../lineSuccess.tsx';

export default successRoute(lcl);
