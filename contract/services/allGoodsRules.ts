import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';
import { air } from './air/goodsRules.ts';
import { domestic } from './domestic/goodsRules.ts';
import { flexitank } from './flexitank/goodsRules.ts';
import { lcl } from './lcl/goodsRules.ts';
import { rail } from './rail/goodsRules.ts';
import { seaRail } from './seaRail/goodsRules.ts';
import { warehousing } from './warehousing/goodsRules.ts';
import type { ServiceCode } from './serviceCode.ts';

/** What every service takes, besides the rules of several services. */
export const allGoodsRules: Readonly<Record<ServiceCode, readonly ModeRule[]>> = {
  fcl: [],
  lcl,
  air,
  rail,
  seaRail,
  tank: [],
  flexitank,
  warehousing,
  builtIn: [],
  dgDesk: [],
  domestic,
  goods: [],
};
