import { Picture } from '#src/illustrations/slides/truck.tsx';
import { content } from '#src/features/services/domestic/content.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(content, { Picture });
