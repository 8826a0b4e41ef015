import { Picture } from '#src/illustrations/slides/air.tsx';
import { content } from '#src/features/services/air/content.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(content, { Picture });
