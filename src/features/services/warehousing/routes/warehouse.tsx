import { Picture } from '#src/illustrations/slides/warehouse.tsx';
import { content } from '#src/features/services/warehousing/content.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(content, { Picture });
