import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The lookup in the dangerous-goods list, by keyword; one serves every line of cargo. */
export type GoodsActor = ListActor<string, DangerousGoods>;
