import { Picture } from '#src/illustrations/slides/papers.tsx';
import { content } from '#src/features/services/dgDesk/content.ts';
import { CheckForm } from '#src/features/services/check/CheckForm.tsx';
import { GoodsCheckResult } from '#src/features/services/check/goodsCheckResult.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';

export default serviceRoute(content, { Picture, search: <CheckForm />, found: <GoodsCheckResult /> });
