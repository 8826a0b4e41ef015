import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The lookup in the dangerous-goods list by keyword; all cargo items share one. */
export type GoodsActor = ListActor<string, DangerousGoods>;
