import { Picture } from '../../illustrations/slides/tank.tsx';
import { tank } from '../../lines/tank.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(tank, { Picture });
