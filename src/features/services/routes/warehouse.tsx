import { Picture } from '#src/illustrations/slides/warehouse.tsx';
import { warehousing } from '#src/features/services/content/warehousingContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(warehousing, { Picture });
