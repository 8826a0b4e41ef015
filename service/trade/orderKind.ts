import type { ServiceLine } from '#contract/lines.ts';
import { allLines } from '#contract/lines/all.ts';
import type { OrderKind } from '#machines/orderLife.ts';

/** What decides about the way of a line's order. */
export const kindOf = ({ line, dangerous }: { line: ServiceLine; dangerous: boolean }): OrderKind => {
  const { moves, crossesBorders } = allLines[line];
  return { dangerous, moves, crossesBorders };
};
