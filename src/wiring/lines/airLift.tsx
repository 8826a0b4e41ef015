import { Picture } from '../../illustrations/slides/air.tsx';
import { air } from '../../lines/air.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(air, { Picture });
