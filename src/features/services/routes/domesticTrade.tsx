import { Picture } from '#src/illustrations/slides/truck.tsx';
import { domestic } from '#src/features/services/content/domesticContent.ts';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

export default lineRoute(domestic, { Picture });
