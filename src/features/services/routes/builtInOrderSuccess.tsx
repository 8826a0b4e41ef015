import { builtIn } from '#src/features/services/content/builtInContent.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(builtIn);
