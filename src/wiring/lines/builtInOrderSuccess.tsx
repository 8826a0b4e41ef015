import { builtIn } from '../../lines/builtIn.ts';
import { successRoute } from '../lineSuccess.tsx';

export default successRoute(builtIn);
