import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderKind } from '#machines/orders/orderLife.ts';

/** What decides about the way of a line's order. */
export const kindOf = ({ line, dangerous }: { line: ServiceLine; dangerous: boolean }): OrderKind => {
  const { moves, crossesBorders } = allLines[line];
  return { dangerous, moves, crossesBorders };
};
