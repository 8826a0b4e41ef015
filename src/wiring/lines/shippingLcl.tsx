import { lcl } from '../../lines/lcl.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(lcl);
