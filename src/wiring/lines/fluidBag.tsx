import { flexitank as line } from '#contract/lines/flexitank.ts';
import { Picture } from '../../illustrations/slides/flexitank.tsx';
import { flexitank } from '../../lines/flexitank.ts';
import { lineRoute } from '../line.tsx';
import { orderRoute } from '../orderRoute.tsx';

export default orderRoute([line], lineRoute(flexitank, { Picture }));
