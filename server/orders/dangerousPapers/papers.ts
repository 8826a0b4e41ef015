import { isSeaService } from '#contract/services/serviceCode.ts';
import { airDeclaration } from './airDeclaration.ts';
import { maritimeDeclaration } from './maritimeDeclaration.ts';
import { multimodalForm } from './multimodalForm.ts';
import type { DangerousPaper, PaperOrder } from './paper.ts';
import { dangerousItems } from './paper.ts';
import { hasRoadLeg, roadConsignment } from './roadConsignment.ts';

/** The papers of dangerous goods that an order needs by each way of its transport; none for ordinary goods. */
export const dangerousPapersOf = (made: PaperOrder): DangerousPaper[] => {
  if (dangerousItems(made).length === 0) return [];
  return [
    ...(isSeaService(made.line) ? [multimodalForm(made), maritimeDeclaration(made)] : []),
    ...(made.line === 'air' ? [airDeclaration(made)] : []),
    ...(hasRoadLeg(made) ? [roadConsignment(made)] : []),
  ];
};

/** A paper as JSON: its boxes by section with the paragraph of each, what is signed by hand, and what is missing. */
export const paperJson = ({ orderNo, preparedOn }: PaperOrder, paper: DangerousPaper): string =>
  `${JSON.stringify({ orderNo, preparedOn, ...paper }, null, 2)}\n`;
