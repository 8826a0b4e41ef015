import { dgDesk } from '#src/features/services/content/dgDeskContent.ts';
import { successRoute } from '#src/features/services/serviceSuccess.tsx';

export default successRoute(dgDesk);
