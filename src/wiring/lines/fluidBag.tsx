import { Picture } from '../../illustrations/slides/tank.tsx';
import { flexitank } from '../../lines/flexitank.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(flexitank, { Picture });
