import { content } from '#src/features/services/seaRail/content.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(content);
