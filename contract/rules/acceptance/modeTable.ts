import type { ModeRule } from './modeGoods.ts';
import { deskReviews } from './modeDeskReviews.ts';
import { rejections } from './modeRejections.ts';
import { requirements } from './modeRequirements.ts';

/** The rules by mode, from the trade's table: rejections, then desk reviews, then requirements. */
export const modeRules: readonly ModeRule[] = [...rejections, ...deskReviews, ...requirements];
