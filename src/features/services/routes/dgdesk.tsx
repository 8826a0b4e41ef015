import { Picture } from '#src/illustrations/slides/papers.tsx';
import { dgDesk } from '#src/features/services/content/dgDeskContent.ts';
import { CheckForm } from '#src/features/services/check/CheckForm.tsx';
import { GoodsCheckResult } from '#src/features/services/check/goodsCheckResult.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(dgDesk, { Picture, search: <CheckForm />, found: <GoodsCheckResult /> });
