import { content } from '#src/features/services/builtIn/content.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(content);
