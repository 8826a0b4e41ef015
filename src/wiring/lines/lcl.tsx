import { Picture } from '../../illustrations/slides/goods.tsx';
import { lcl } from '../../lines/lcl.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(lcl, { Picture, first: 'introduction' });
