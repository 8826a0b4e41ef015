import { allGoodsRules } from '#contract/services/allGoodsRules.ts';
import { commonRules } from './commonRules.ts';
import type { ModeRule } from './modeGoods.ts';

/** The rules by mode, from the trade's table: those of several services, then those of each. */
export const modeRules: readonly ModeRule[] = [...commonRules, ...Object.values(allGoodsRules).flat()];
