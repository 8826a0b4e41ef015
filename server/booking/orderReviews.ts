import type { Order } from '#contract/booking/orderForm.ts';
import { goodsReviewsOf, goodsReviewTexts } from '#contract/booking/goodsReviews.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { suspicionsOf } from '#contract/rules/acceptance/suspicions.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { findingText } from '#contract/rules/loading/loadFinding.ts';
import { doubtTexts } from '#contract/rules/segregation/doubtTexts.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { Quote } from '#contract/services/quote.ts';
import { declarationDoubts } from './declaredGoods.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { TradeFacts } from './tradeTables.ts';

const numberAt = (cargoItem: number): string => `cargo.${cargoItem}.dangerous.unNumber`;

/** Figures of an order that a specialist has to confirm. */
const measuresInDoubt = (findings: readonly LoadFinding[]): Suspicion[] =>
  findings.flatMap((finding) =>
    finding.verdict === 'desk' ? [{ path: finding.path, why: 'measures', words: findingText(finding) }] : [],
  );

/** What the rules of the service leave to the desk. */
const rulesOpen = ({ findings }: Acceptance): Suspicion[] =>
  findings.flatMap(({ verdict, cargoItem, at, ruleZh, source }): Suspicion[] => {
    if (verdict !== 'desk') return [];
    const path = at === undefined ? numberAt(cargoItem) : at.startsWith('/') ? at.slice(1) : `cargo.${cargoItem}.${at}`;
    return [{ path, why: 'rule', words: findingText({ findingZh: ruleZh, source }) }];
  });

const pairText = ({ items: [one], termZh, paragraphs, doubts, reliefs }: PairVerdict): string =>
  tradeMessages.reviewOfPair({
    other: Number(one) + 1,
    termZh,
    doubts: doubts.map(({ reason, source }) => `${doubtTexts[reason]}（${source}）`),
    reliefs,
    paragraphs,
  });

/** Dangerous goods that share a container, consolidation, truck or bay. */
const pairsOpen = ({ places }: Acceptance): Suspicion[] =>
  places.flatMap(({ verdict }) =>
    verdict.pairs.map((pair): Suspicion => ({
      path: numberAt(Number(pair.items[1])),
      why: 'segregation',
      words: pairText(pair),
    })),
  );

/** Why the desk reviews an order: dangerous goods that it does not declare, its figures, and what no rule decides. */
export const reviewReasonsOf = (
  { goods: { entries: list }, recognise }: Pick<TradeFacts, 'goods' | 'recognise'>,
  order: Order,
  {
    typed,
    quote,
    findings,
    acceptance,
    fileNames = [],
  }: {
    /** The order as it was sent. */
    typed: Order;
    quote: Quote;
    findings: readonly LoadFinding[];
    acceptance: Acceptance;
    /** The names of the documents uploaded for the order. */
    fileNames?: readonly string[] | undefined;
  },
): Suspicion[] => {
  const goodsOpen = order.cargo.flatMap((item, index) =>
    goodsReviewsOf(order, item, list).map(([path, review]): Suspicion => ({
      path: `cargo.${index}.${path}`,
      why: 'classification',
      words: goodsReviewTexts[review],
    })),
  );
  return [
    ...suspicionsOf(order, quote, recognise, fileNames),
    ...declarationDoubts({ typed, order }, list, recognise),
    ...measuresInDoubt(findings),
    ...rulesOpen(acceptance),
    ...pairsOpen(acceptance),
    ...goodsOpen,
  ];
};
