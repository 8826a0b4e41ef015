import { Picture } from '../../illustrations/slides/truck.tsx';
import { domestic } from '../../lines/domestic.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(domestic, { Picture });
