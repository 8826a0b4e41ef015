import { rail } from '#src/features/services/content/railContent.ts';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

export default lineRoute(rail);
