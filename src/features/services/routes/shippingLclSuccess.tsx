import { lcl } from '#src/features/services/content/lclContent.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(lcl);
