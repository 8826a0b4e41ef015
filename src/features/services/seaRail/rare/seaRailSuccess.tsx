import { content } from '#src/features/services/seaRail/content.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(content);
