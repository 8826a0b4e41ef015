import { Picture } from '#src/illustrations/slides/papers.tsx';
import { dgDesk } from '#src/features/services/content/dgDeskContent.ts';
import { lineRoute } from '#src/features/services/serviceRoute.tsx';

export default lineRoute(dgDesk, { Picture });
