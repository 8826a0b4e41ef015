import { tank as line } from '#contract/lines/tank.ts';
import { Picture } from '../../illustrations/slides/tank.tsx';
import { tank } from '../../lines/tank.ts';
import { lineRoute } from '../line.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], lineRoute(tank, { Picture }));
