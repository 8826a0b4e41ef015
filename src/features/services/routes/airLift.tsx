import { Picture } from '#src/illustrations/slides/air.tsx';
import { air } from '#src/features/services/content/airContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(air, { Picture });
