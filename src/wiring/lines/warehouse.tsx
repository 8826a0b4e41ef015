import { Picture } from '../../illustrations/slides/warehouse.tsx';
import { warehousing } from '../../lines/warehousing.ts';
import { lineRoute } from '../line.tsx';

export default lineRoute(warehousing, { Picture });
