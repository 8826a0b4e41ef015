import { rail } from '#src/features/services/content/railContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(rail);
