import { rail } from '../../lines/rail.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(rail);
