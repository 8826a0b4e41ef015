import { Picture } from '#src/illustrations/slides/air.tsx';
import { air } from '#src/features/services/content/airContent.ts';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

export default lineRoute(air, { Picture });
