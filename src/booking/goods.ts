import type { DangerousGoods } from '#contract/basic.ts';
import type { ListActor } from '#machines/list.ts';

/** The lookup in the dangerous-goods list, by keyword; one serves every line of cargo. */
export type GoodsActor = ListActor<string, DangerousGoods>;
