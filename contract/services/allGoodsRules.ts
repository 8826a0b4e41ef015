// Made by server/app/serviceRegistries.ts of the folders of the services.
import { lcl } from './lcl/goodsRules.ts';
import { air } from './air/goodsRules.ts';
import { rail } from './rail/goodsRules.ts';
import { seaRail } from './seaRail/goodsRules.ts';
import { flexitank } from './flexitank/goodsRules.ts';
import { warehousing } from './warehousing/goodsRules.ts';
import { domestic } from './domestic/goodsRules.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';
import type { ServiceCode } from './serviceCode.ts';

/** What the services with rules of their own take, besides the rules of several services. */
export const allGoodsRules: Readonly<Partial<Record<ServiceCode, readonly ModeRule[]>>> = {
  lcl,
  air,
  rail,
  seaRail,
  flexitank,
  warehousing,
  domestic,
};
