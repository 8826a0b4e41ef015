import { rail } from '#src/features/services/content/railContent.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(rail);
