import { Picture } from '../../illustrations/slides/papers.tsx';
import { dgDesk } from '../../lines/dgDesk.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(dgDesk, { Picture });
