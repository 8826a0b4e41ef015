import { Picture } from '#src/illustrations/slides/warehouse.tsx';
import { warehousing } from '#src/features/services/content/warehousingContent.ts';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

export default lineRoute(warehousing, { Picture });
