import { Picture } from '#src/illustrations/slides/truck.tsx';
import { domestic } from '#src/features/services/content/domesticContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(domestic, { Picture });
