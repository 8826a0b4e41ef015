import { Picture } from '#src/illustrations/slides/papers.tsx';
import { dgDesk } from '#src/features/services/content/dgDeskContent.ts';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(dgDesk, { Picture });
