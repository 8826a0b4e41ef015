import type { Order } from '#contract/booking/orderForm.ts';
import type { NeededPaper, PaperShipment } from '#contract/rules/documents/documents.ts';
import { papersNeeded } from '#contract/rules/documents/documents.ts';
import { isFromOthers } from '#src/features/booking/promisedDocuments.ts';

/** The papers of all lines of an order, each once: required where any line requires it; those that others issue last. */
export const papersOf = (order: Pick<Order, 'line' | 'cargo'>, isDangerous: boolean): NeededPaper[] => {
  const shipments: PaperShipment[] =
    order.cargo.length === 0
      ? [{ line: order.line, isDangerous }]
      : order.cargo.map(({ dangerous }) => ({
          line: order.line,
          isDangerous: dangerous !== null,
          hazardClass: dangerous?.hazardClass,
          packingGroup: dangerous?.packingGroup,
        }));
  const papers = new Map<string, NeededPaper>();
  for (const paper of shipments.flatMap(papersNeeded)) {
    const known = papers.get(paper.code);
    if (!known || (known.need === 'conditional' && paper.need === 'required')) papers.set(paper.code, paper);
  }
  return [...papers.values()].toSorted(
    (one, other) =>
      Number(one.need !== 'required') - Number(other.need !== 'required') ||
      Number(isFromOthers(one)) - Number(isFromOthers(other)),
  );
};
