import type { ServiceLine } from '#contract/lines.ts';
import { allLines } from '#contract/lines/all.ts';
import type { OrderKind } from '#machines/orderLife.ts';

/** The lines whose goods go by sea. */
export const seaLines: ReadonlySet<ServiceLine> = new Set(['fcl', 'lcl', 'tank', 'flexitank']);

/** What decides about the way of a line's order. */
export const kindOf = ({ line, dangerous }: { line: ServiceLine; dangerous: boolean }): OrderKind => {
  const { moves, crossesBorders } = allLines[line];
  return { dangerous, moves, crossesBorders };
};
